/** An image inside a text. */
export type InlineImage = { readonly uri: string; readonly alt: string };

/** One character of a formatted text, or one image. */
export type Cell = {
  readonly char: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The address of the link that it belongs to. */
  readonly link: string | null;
  readonly image: InlineImage | null;
};

export type Mark = 'bold' | 'italic';

export const NO_MARKS = { bold: false, italic: false, link: null } as const;

export type Marks = Pick<Cell, 'bold' | 'italic' | 'link'>;

/** A plain text with the same formatting throughout. A line break is `\n`. */
export function cellsOf(text: string, marks: Marks = NO_MARKS): readonly Cell[] {
  const { bold, italic, link } = marks;
  return text.split('').map((char) => ({ char, bold, italic, link, image: null }));
}

export function imageCell(image: InlineImage, marks: Marks = NO_MARKS): Cell {
  const { bold, italic, link } = marks;
  return { char: '\ufffc', bold, italic, link, image };
}

export function textOfCells(cells: readonly Cell[]): string {
  return cells.map(({ char, image }) => (image === null ? char : '')).join('');
}

export function sameMarks(a: Marks, b: Marks): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.link === b.link;
}

export function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, index) => sameCell(cell, b[index]));
}

function sameCell(a: Cell, b: Cell | undefined): boolean {
  return (
    b !== undefined &&
    a.char === b.char &&
    sameMarks(a, b) &&
    a.image?.uri === b.image?.uri &&
    a.image?.alt === b.image?.alt
  );
}

/** Neighbouring cells with the same formatting; an image is a run of its own. */
export function runsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const runs: Cell[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const joins =
      last !== undefined && last.image === null && cell.image === null && sameMarks(last, cell);
    if (joins) run?.push(cell);
    else runs.push([cell]);
  }
  return runs;
}
