/** The looks that the board of Memo Street can have (looks.css), its own first. */
import "./looks.css";

export const looks = ["street", "brick", "night"];
