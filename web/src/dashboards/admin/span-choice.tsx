import { monthOf } from '@laneway/domain/calendar';
import { useId } from 'react';
import sections from '../../dashboard-frame/section.module.css';
import { useToday } from '../../earnings/use-today.ts';
import { MonthInput } from '../../ui/month-input.tsx';
import styles from './span-choice.module.css';
import type { SpanInHand } from './use-chosen-span.ts';

/** The first and the last month that count. */
export function SpanChoice({ choice }: { readonly choice: SpanInHand }) {
  const id = useId();
  const latest = monthOf(useToday());
  const { typed, complaint, type } = choice;
  const shared = {
    latest,
    isWrong: complaint !== null,
    describedBy: complaint === null ? undefined : id,
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
      <p id={id} role="status" className={styles.complaint}>
        {complaint}
      </p>
    </>
  );
}
