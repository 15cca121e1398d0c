import type { Day } from '@laneway/domain/calendar';
import type { Payable } from '../../api/queries/money.ts';

/** Whether what is due to a creator who has left is kept for now; the last day counts. */
export function isOnHold({ held_back_until }: Payable, today: Day): boolean {
  return held_back_until !== null && today <= held_back_until;
}
