import { type Day, type Month, monthOf } from '@laneway/domain/calendar';
import type { MonthRange } from '../api/queries/earnings.ts';

/** The content of the two fields, valid or not. */
export type MonthRangeInput = { readonly from: string; readonly to: string };

export type ParsedMonthRange =
  | { readonly kind: 'range'; readonly range: MonthRange }
  | { readonly kind: 'invalid'; readonly error: string };

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** This year so far. */
export function defaultMonthRange(today: Day): MonthRange {
  const to: Month = monthOf(today);
  return { from: `${to.slice(0, 4)}-01`, to };
}

/** The range that was typed, both ends included, or a validation error. */
export function parseMonthRange({ from, to }: MonthRangeInput): ParsedMonthRange {
  if (!MONTH.test(from) || !MONTH.test(to)) {
    return { kind: 'invalid', error: 'Choose both months, such as 2026-11' };
  }
  return to < from
    ? { kind: 'invalid', error: 'Choose a “To” month no earlier than “From”' }
    : { kind: 'range', range: { from, to } };
}
