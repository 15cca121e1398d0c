import { type Day, type Month, monthOf } from '@laneway/domain/calendar';
import type { MonthSpan } from '../../api/queries/earnings.ts';

/** What stands in the two fields, sensible or not. */
export type TypedSpan = { readonly from: string; readonly to: string };

export type ReadSpan =
  | { readonly kind: 'span'; readonly span: MonthSpan }
  | { readonly kind: 'wrong'; readonly complaint: string };

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The present year so far. */
export function defaultSpan(today: Day): MonthSpan {
  const to: Month = monthOf(today);
  return { from: `${to.slice(0, 4)}-01`, to };
}

/** The span that was typed, or what is wrong with it. Both ends are part of it. */
export function readSpan({ from, to }: TypedSpan): ReadSpan {
  if (!MONTH.test(from) || !MONTH.test(to)) {
    return { kind: 'wrong', complaint: 'Choose both months, such as 2026-11' };
  }
  return to < from
    ? { kind: 'wrong', complaint: 'Choose a “To” month no earlier than “From”' }
    : { kind: 'span', span: { from, to } };
}
