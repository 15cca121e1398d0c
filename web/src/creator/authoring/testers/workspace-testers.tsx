import { useMemo } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { placeName } from '../navigator/place-name.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { TestersDialog } from './testers-dialog.tsx';

export type WorkspaceTestersProps = {
  readonly workspace: Workspace;
  readonly onClose: () => void;
};

/** The testers of the open draft; nothing for a guide that was never saved. */
export function WorkspaceTesters({ workspace, onClose }: WorkspaceTestersProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const items = useStore(workspace, (state) => state.places);
  const places = useMemo(
    () =>
      items.flatMap(({ place, record }, index) =>
        place.kind === 'pending'
          ? [{ id: place.id, title: placeName(record.getState().mine.title, index) }]
          : [],
      ),
    [items],
  );
  if (guide.kind !== 'pending') return null;
  return (
    <TestersDialog
      pendingGuideId={guide.id}
      status={guide.status}
      places={places}
      onClose={onClose}
    />
  );
}
