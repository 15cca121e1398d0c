import { useStore } from '../../../core/use-store.ts';
import type { RecordStore } from '../records/record-store.ts';

export function useIsDirty<Field extends string>(record: RecordStore<Field>): boolean {
  return useStore(record, record.isDirty);
}
