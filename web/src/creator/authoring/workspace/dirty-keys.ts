import { useSyncExternalStore } from 'react';
import { GUIDE_KEY, subscribeToRecords, type Workspace } from './create-workspace.ts';

/** The records with unsaved changes, the guide first. */
export function dirtyKeys({ guideRecord, getState }: Workspace): readonly string[] {
  const places = getState().places.filter(({ record }) => record.isDirty());
  return [...(guideRecord.isDirty() ? [GUIDE_KEY] : []), ...places.map(({ key }) => key)];
}

export function useDirtyKeys(workspace: Workspace): readonly string[] {
  const keys = useRecords(workspace, () => dirtyKeys(workspace).join('\n'));
  return keys === '' ? [] : keys.split('\n');
}

/** A value that depends on what is typed into any of the records. */
export function useRecords<Value extends string | number>(
  workspace: Workspace,
  select: () => Value,
): Value {
  return useSyncExternalStore((onChange) => subscribeToRecords(workspace, onChange), select);
}
