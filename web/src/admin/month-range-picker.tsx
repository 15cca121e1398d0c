import { type Day, type Month, monthOf } from '@laneway/domain/calendar';
import { useId, useState } from 'react';
import type { MonthRange } from '../api/queries/earnings.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import sections from '../ui/dashboard-frame/section.module.css';
import { MonthInput } from '../ui/inline-field.tsx';
import styles from './month-range-picker.module.css';

/** Fields for the first and last month of a range. */
export function MonthRangePicker({ months }: { readonly months: MonthRangeState }) {
  const id = useId();
  const latest = monthOf(useToday());
  const { typed, error, type } = months;
  const shared = {
    latest,
    isWrong: error !== null,
    describedBy: error === null ? undefined : id,
  };
  return (
    <>
      <div className={sections.tools}>
        <MonthInput
          {...shared}
          label="From"
          value={typed.from}
          onChange={(from) => type({ ...typed, from })}
        />
        <MonthInput
          {...shared}
          label="To"
          value={typed.to}
          onChange={(to) => type({ ...typed, to })}
        />
      </div>
      <p id={id} role="status" className={styles.error}>
        {error}
      </p>
    </>
  );
}

export type MonthRangeState = {
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

/** The content of the two fields, valid or not. */
type MonthRangeInput = { readonly from: string; readonly to: string };

type ParsedMonthRange =
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
