import { useMemo } from 'react';
import { useStore } from '../../../core/use-store.ts';
import type { Surroundings } from '../../map-editor/editor-context.ts';
import { pointOf } from '../records/text-values.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';

/** Everything on the map of an open guide but the record that is being edited. */
export function useSurroundings(workspace: Workspace, recordKey: string): Surroundings {
  const places = useStore(workspace, (state) => state.places);
  return useMemo(
    () => ({
      pins: places.flatMap((item, index) =>
        item.key === recordKey ? [] : pinsOf(item, index + 1),
      ),
      shapes: [
        ...(recordKey === GUIDE_KEY ? [] : [shapesOf(workspace.guideRecord.getState().mine)]),
        ...places
          .filter(({ key }) => key !== recordKey)
          .map(({ record }) => shapesOf(record.getState().mine)),
      ],
    }),
    [workspace, places, recordKey],
  );
}

function pinsOf({ key, record }: PlaceItem, number: number): Surroundings['pins'] {
  const { location, title } = record.getState().mine;
  const point = pointOf(location);
  return point === null
    ? []
    : [{ id: key, point, title: title.trim() || `Place ${number}`, number }];
}

function shapesOf({ path, boundary }: { readonly path: string; readonly boundary: string }) {
  return { path: path === '' ? null : path, boundary: boundary === '' ? null : boundary };
}
