import { useStore } from '../../../core/use-store.ts';
import type { CommonField } from './common-fields.ts';
import type { RecordForm } from './use-record-form.ts';

export type MapSummaryProps = {
  readonly form: RecordForm<CommonField>;
  /** What a point is called here. */
  readonly pin: string;
};

/** What is on a map, in a few words: “Start, path”. */
export function MapSummary({ form, pin }: MapSummaryProps) {
  return useStore(form.record, ({ mine }) => {
    const there = [
      mine.location !== '' && pin,
      mine.path !== '' && 'path',
      mine.boundary !== '' && 'boundary',
    ].filter((part) => part !== false);
    return there.length === 0 ? 'Nothing yet' : there.join(', ');
  });
}
