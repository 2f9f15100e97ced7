/** A picture of a game that is over, to be given away: drawn by the server as SVG, made into pixels here. */
import { address } from "./api";

const SCALE = 2; // pixels for each unit of the drawing

export interface Picture {
  svg: string; // as an address
  png: File;
}

export function pictureAddress(table: string, round: number, seat: number | undefined, lang: string): string {
  const query = new URLSearchParams({ round: String(round), lang });
  if (seat !== undefined) query.set("seat", String(seat));
  return address(`tables/${table}/picture.svg?${query}`);
}

/** Fetch the drawing, and paint it. */
export async function paint(from: string, name: string): Promise<Picture> {
  const answer = await fetch(from, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  const image = new Image();
  image.src = svg;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture could not be painted.");
  return { svg, png: new File([blob], `${name}.png`, { type: "image/png" }) };
}
