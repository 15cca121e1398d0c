/** The items in their previous order; new ones come last. */
export function keepOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  order: readonly number[],
): readonly Item[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => places.get(id) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
