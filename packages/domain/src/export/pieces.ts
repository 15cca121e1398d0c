const POINTS_PER_PIECE = 500;

/**
 * A file as a sequence of text pieces. An undefined piece marks a step of work without output: between any two pieces,
 * the writer may yield to other work.
 */
export type Pieces = Generator<string | undefined, void>;

/** Items as text, a few hundred at a time. */
export function* writeMany<Item>(
  items: readonly Item[],
  write: (item: Item) => string,
  separator: string,
): Pieces {
  for (let start = 0; start < items.length; start += POINTS_PER_PIECE) {
    const some = items.slice(start, start + POINTS_PER_PIECE).map(write);
    yield `${start === 0 ? '' : separator}${some.join(separator)}`;
  }
}
