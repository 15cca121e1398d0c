import { useSyncExternalStore } from 'react';
import { useStore } from '../../../core/use-store.ts';
import type { RecordState } from '../records/record-state.ts';
import type { RecordStore } from '../records/record-store.ts';

/** Something about a record. It must be a plain value or one that stays the same while nothing has changed. */
export function useRecordState<Field extends string, Value>(
  record: RecordStore<Field>,
  select: (state: RecordState<Field>) => Value,
): Value {
  return useStore(record, select);
}

export function useIsDirty<Field extends string>(record: RecordStore<Field>): boolean {
  return useSyncExternalStore(record.subscribe, record.isDirty);
}
