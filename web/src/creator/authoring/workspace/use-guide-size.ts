import { type GuideSize, sizeOfContent } from '@laneway/domain/guides/guide-size';
import { useCallback, useSyncExternalStore } from 'react';
import type { GuideValues } from '../records/guide-values.ts';
import type { PlaceValues } from '../records/place-values.ts';
import { subscribeToRecords, type Workspace } from './create-workspace.ts';

type Values = GuideValues | PlaceValues;

/** Values are immutable, so each is measured once. */
const measured = new WeakMap<Values, ReturnType<typeof sizeOfContent>>();

function sizeOfValues(values: Values) {
  const size = measured.get(values) ?? sizeOfContent(values);
  measured.set(values, size);
  return size;
}

/** The size of an open guide with its unsaved changes. */
function sizeOfWorkspace({ guideRecord, getState }: Workspace): GuideSize {
  const { places } = getState();
  const sizes = [guideRecord, ...places.map(({ record }) => record)].map((record) =>
    sizeOfValues(record.getState().mine),
  );
  return {
    places: places.length,
    points: sizes.reduce((sum, { points }) => sum + points, 0),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** A value derived from the size of the open guide. */
export function useGuideSize<Value extends string | number | null>(
  workspace: Workspace,
  select: (size: GuideSize) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  return useSyncExternalStore(subscribe, () => select(sizeOfWorkspace(workspace)));
}
