import type { Day } from '@laneway/domain/calendar';
import { useState } from 'react';
import type { MonthSpan } from '../../api/queries/earnings.ts';
import { defaultSpan, readSpan, type TypedSpan } from './month-span.ts';

export type SpanInHand = {
  /** What stands in the fields. */
  readonly typed: TypedSpan;
  /** The last sensible span that stood there. */
  readonly span: MonthSpan;
  readonly complaint: string | null;
  readonly type: (typed: TypedSpan) => void;
};

/** A span of months that takes effect as soon as it makes sense. */
export function useChosenSpan(today: Day): SpanInHand {
  const [typed, setTyped] = useState<TypedSpan>(() => defaultSpan(today));
  const [span, setSpan] = useState(() => defaultSpan(today));
  const read = readSpan(typed);
  return {
    typed,
    span,
    complaint: read.kind === 'wrong' ? read.complaint : null,
    type: (next) => {
      setTyped(next);
      const nextRead = readSpan(next);
      if (nextRead.kind === 'span') setSpan(nextRead.span);
    },
  };
}
