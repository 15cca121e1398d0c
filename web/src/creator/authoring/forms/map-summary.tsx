import { useStore } from '../../../core/use-store.ts';
import type { CommonField } from './common-fields.ts';
import type { RecordForm } from './use-record-form.ts';

export type MapSummaryProps = {
  readonly form: RecordForm<CommonField>;
  /** The word for a point here. */
  readonly pin: string;
};

/** The content of a map in a few words: “Start, path”. */
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
