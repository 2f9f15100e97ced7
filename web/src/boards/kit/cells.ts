/** Cells by their names: a letter for the column, a number for the row. */

export interface Names {
  cellName: (cell: number) => string;
  /** From a name; whatever comes after it doesn't matter. */
  cellNumber: (name: string) => number;
}

/** The names of cells that are counted row by row; `columns` are in a row. */
export function byRows(columns: number): Names {
  return {
    cellName: (cell) => String.fromCharCode(97 + (cell % columns)) + (1 + Math.floor(cell / columns)),
    cellNumber: (name) => name.charCodeAt(0) - 97 + columns * (Number(name[1]) - 1),
  };
}

/** The names of cells that are counted column by column; `rows` are in a column. */
export function byColumns(rows: number): Names {
  return {
    cellName: (cell) => String.fromCharCode(97 + Math.floor(cell / rows)) + (1 + (cell % rows)),
    cellNumber: (name) => (name.charCodeAt(0) - 97) * rows + Number(name[1]) - 1,
  };
}
