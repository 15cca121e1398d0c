import type { Day } from '@laneway/domain/calendar';
import { useState } from 'react';
import type { MonthRange } from '../api/queries/earnings.ts';
import { defaultMonthRange, type MonthRangeInput, parseMonthRange } from './month-range.ts';

export type MonthRangeState = {
  /** What the fields contain. */
  readonly typed: MonthRangeInput;
  /** The last valid range. */
  readonly range: MonthRange;
  readonly error: string | null;
  readonly type: (typed: MonthRangeInput) => void;
};

/** A range of months that takes effect as soon as it is valid. */
export function useMonthRange(today: Day): MonthRangeState {
  const [typed, setTyped] = useState<MonthRangeInput>(() => defaultMonthRange(today));
  const [range, setRange] = useState(() => defaultMonthRange(today));
  const parsed = parseMonthRange(typed);
  return {
    typed,
    range,
    error: parsed.kind === 'invalid' ? parsed.error : null,
    type: (next) => {
      setTyped(next);
      const nextParsed = parseMonthRange(next);
      if (nextParsed.kind === 'range') setRange(nextParsed.range);
    },
  };
}
