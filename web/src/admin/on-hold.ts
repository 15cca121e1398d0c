import type { Day } from '@laneway/domain/calendar';
import type { Payable } from '../api/queries/money.ts';

/** True if the balance of a creator who has left is on hold; the last day counts. */
export function isOnHold({ held_back_until }: Payable, today: Day): boolean {
  return held_back_until !== null && today <= held_back_until;
}
