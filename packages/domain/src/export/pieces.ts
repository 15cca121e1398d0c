/** Points that are written at once. */
const POINTS_PER_PIECE = 500;

/**
 * A file in pieces, which together are its text. An empty piece is a step of work that wrote nothing: between any two
 * pieces, whoever writes the file may let others have their turn.
 */
export type Pieces = Generator<string | undefined, void>;

/** Many items as text, a few hundred at a time. */
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
