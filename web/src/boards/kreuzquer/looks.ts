/** The looks that the board of Kreuz & Quer can have (looks.css), its own first. */
import "./looks.css";

export const looks = ["blueprint", "forest", "plum"];
