/** The looks that the board of 5 vor 12 can have (looks.css), its own first. */
import "./looks.css";

export const looks = ["wood", "slate", "garden"];
