import { DAY_MS } from '@laneway/domain/timing';
import type { OutboxContent, OutboxItem } from './outbox-item.ts';

export type OutboxEvent =
  | { readonly type: 'written'; readonly item: OutboxItem }
  /** It is about to be sent: from now on it may have arrived. */
  | { readonly type: 'begun'; readonly id: string; readonly at: number }
  | { readonly type: 'delivered'; readonly id: string }
  /** The server refused it, which changed nothing there. */
  | { readonly type: 'refused'; readonly id: string; readonly reason: string }
  /** Its author wants to retry. */
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string };

/**
 * - `waiting`: will be sent automatically.
 * - `refused`: its author has to decide.
 * - `unsure`: it may have arrived, so long ago that the server wouldn't recognise it. Its author has to decide.
 */
export type OutboxStatus = 'waiting' | 'refused' | 'unsure';

/** The server remembers idempotency keys for two days; a day is left for clocks that are wrong. */
const REMEMBERED_MS = DAY_MS;

/** A review replaces the previous one, and a report keeps its key for good: only these kinds could arrive twice. */
const IS_FORGOTTEN: Readonly<Record<OutboxContent['kind'], boolean>> = {
  message: true,
  'support message': true,
  review: false,
  'place report': false,
};

/** Returns the items after an event, in the order in which they were written. */
export function outboxStep(
  items: readonly OutboxItem[],
  event: OutboxEvent,
): readonly OutboxItem[] {
  switch (event.type) {
    case 'written':
      return [...items.filter((item) => !isReplaced(item, event.item)), event.item];
    case 'begun':
      return changed(items, event.id, (item) => ({ ...item, triedAt: item.triedAt ?? event.at }));
    case 'refused':
      return changed(items, event.id, (item) => ({ ...item, refusal: event.reason }));
    case 'retried':
      return changed(items, event.id, (item) => ({ ...item, triedAt: null, refusal: null }));
    case 'delivered':
    case 'discarded':
      return items.filter(({ id }) => id !== event.id);
  }
}

export function statusOf({ content, triedAt, refusal }: OutboxItem, now: number): OutboxStatus {
  if (refusal !== null) return 'refused';
  const isOld = triedAt !== null && Math.abs(now - triedAt) > REMEMBERED_MS;
  return isOld && IS_FORGOTTEN[content.kind] ? 'unsure' : 'waiting';
}

/** The oldest item that may be sent without asking; null if there is none. */
export function nextToSend(items: readonly OutboxItem[], now: number): OutboxItem | null {
  return items.find((item) => statusOf(item, now) === 'waiting') ?? null;
}

/** A review replaces an earlier one of the same guide. */
function isReplaced(old: OutboxItem, { id, content }: OutboxItem): boolean {
  if (old.id === id) return true;
  return (
    content.kind === 'review' &&
    old.content.kind === 'review' &&
    old.content.guideId === content.guideId
  );
}

function changed(
  items: readonly OutboxItem[],
  id: string,
  change: (item: OutboxItem) => OutboxItem,
): readonly OutboxItem[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}
