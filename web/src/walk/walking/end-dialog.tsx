import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { visitedText } from '../walk-texts.ts';
import styles from './walking-view.module.css';

export type EndDialogProps = {
  readonly view: WalkView;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** Asks before a walk ends: nobody can go on with it afterwards. */
export function EndDialog({ view, onEnd, onClose }: EndDialogProps) {
  return (
    <Dialog title="End this walk?" width="narrow" onClose={onClose}>
      <p>
        {visitedText(view)} You can’t resume it. For a break, go back instead: we’ll keep your
        place.
      </p>
      <div className={styles.choices}>
        <Button kind="main" onClick={onEnd}>
          End walk
        </Button>
        <Button onClick={onClose}>Keep walking</Button>
      </div>
    </Dialog>
  );
}
