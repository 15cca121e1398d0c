import { monthOf } from '@laneway/domain/calendar';
import { useId } from 'react';
import { useToday } from '../creator/earnings/use-today.ts';
import sections from '../ui/dashboard-frame/section.module.css';
import { MonthInput } from '../ui/month-input.tsx';
import styles from './month-range-picker.module.css';
import type { MonthRangeState } from './use-month-range.ts';

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
