/** The guides that someone has saved for later, latest first. */
export type WishList = readonly number[];

export type WishListChange = {
  /** In the order in which they were added. */
  readonly add: readonly number[];
  readonly remove: readonly number[];
};

/** As many as one reply lists. */
export const MAX_WISHES = 100;

/**
 * The list after a change, which may be made again without further effect. A full list takes no more guides: what is on
 * it stays, and of those that are added at once, as when the lists of a device and an account are joined, the latest fit.
 */
export function changeWishList(list: WishList, { add, remove }: WishListChange): WishList {
  const removed = new Set(remove);
  const kept = list.filter((id) => !removed.has(id));
  const known = new Set([...kept, ...removed]);
  const added = [...new Set(add)].filter((id) => !known.has(id)).reverse();
  return [...added.slice(0, Math.max(0, MAX_WISHES - kept.length)), ...kept];
}
