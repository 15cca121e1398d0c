import { type Guide, isGiftable } from '../../guide/guide-facts.ts';

/** The guides that can be gifted, each once; those the giver owns come first. */
export function giftableGuides(own: readonly Guide[], others: readonly Guide[]): readonly Guide[] {
  const byId = new Map<number, Guide>();
  for (const guide of [...own, ...others]) {
    if (isGiftable(guide) && !byId.has(guide.g_id)) byId.set(guide.g_id, guide);
  }
  return [...byId.values()];
}
