/** The item before or after another in an endless row. */
export function neighbourOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number | null,
  step: 1 | -1,
): Item | undefined {
  const index = items.findIndex((item) => item.id === id);
  // Without a current item, the first or last one is next.
  if (index < 0) return items.at(step === 1 ? 0 : -1);
  return items.at((index + step) % items.length);
}
