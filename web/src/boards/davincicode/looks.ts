/** The looks that the board of Da Vinci Code can have (looks.css), its own first. */
import "./looks.css";

export const looks = ["walnut", "felt", "navy"];
