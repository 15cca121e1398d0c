import { formatDistance } from '@laneway/domain/geo/distance';
import type { Place } from '../../guide/places/place-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { placeOfStop } from '../walk-guide.ts';
import styles from './checks.module.css';
import type { NearestStop } from './nearest-stop.ts';

export type FarDialogProps = {
  readonly far: NearestStop;
  readonly places: readonly Place[];
  readonly onStart: () => void;
  readonly onClose: () => void;
};

/** Asks before a walk starts where none of its places is near. */
export function FarDialog({ far: { stopId, metres }, places, onStart, onClose }: FarDialogProps) {
  const title = placeOfStop(places, stopId)?.place.p_title;
  return (
    <Dialog title={`You’re ${formatDistance(metres)} away`} width="narrow" onClose={onClose}>
      <p>
        The nearest place is “{title}”. Start now and we’ll lead you there, or come back when you’re
        closer.
      </p>
      <div className={styles.choices}>
        <Button kind="main" onClick={onStart}>
          Start walk
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
}
