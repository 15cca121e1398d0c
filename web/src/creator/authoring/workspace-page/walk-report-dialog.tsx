import { placeLabel } from '@laneway/domain/guides/place-label';
import { Dialog } from '../../../ui/dialog.tsx';
import { StoredWalkReport } from '../../walk-editor/checks/stored-walk-report.tsx';
import type { PlaceItem } from '../workspace/workspace-state.ts';

export type WalkReportDialogProps = {
  readonly pendingGuideId: number;
  readonly places: readonly PlaceItem[];
  readonly onOpenPlace: (key: string) => void;
  readonly onClose: () => void;
};

/** The report of simulated walks of a submitted guide, for its creator. */
export function WalkReportDialog(props: WalkReportDialogProps) {
  const { pendingGuideId, places, onOpenPlace, onClose } = props;
  const names = new Map(
    places.flatMap(({ place, record }, index) => {
      const name = `${index + 1}. ${placeLabel(record.getState().mine.title, place.nameNumber)}`;
      return place.kind === 'pending' ? [[place.id, name] as const] : [];
    }),
  );
  const open = (id: number) => {
    const item = places.find(({ place }) => place.kind === 'pending' && place.id === id);
    if (item === undefined) return;
    onClose();
    onOpenPlace(item.key);
  };
  return (
    <Dialog title="Walk report" width="wide" onClose={onClose}>
      <StoredWalkReport
        pendingGuideId={pendingGuideId}
        audience="creator"
        names={names}
        onSelect={open}
      />
    </Dialog>
  );
}
