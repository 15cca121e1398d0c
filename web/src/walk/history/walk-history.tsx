import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PastWalk } from './past-walks.ts';
import { pastWalkText, walkDateText } from './totals-texts.ts';
import { usePastWalks } from './use-past-walks.ts';
import styles from './walk-history.module.css';

/** The walk to delete, or all of them. */
type Deletion = PastWalk | 'all';

/** The walks that have ended on this device. */
export function WalkHistory() {
  const { goHome, openAddress } = useNavigation();
  const { walks, beforeLogin, remove, clear, adopt } = usePastWalks();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const confirm = (what: Deletion) => {
    if (what === 'all') clear();
    else remove(what.startedAt);
    setDeletion(null);
  };
  return (
    <PersonalPage title="Your walks" detail="Kept on this device only">
      <div className={styles.content}>
        {beforeLogin.length > 0 && (
          <Callout
            tone="info"
            text={`${walkCountText(beforeLogin.length)} on this device from before you logged in.`}
            action={{ label: 'Add to your walks', onAct: adopt }}
          />
        )}
        {walks.length === 0 && beforeLogin.length === 0 && (
          <Callout
            tone="info"
            text="No walks yet. When you end one, it shows up here."
            action={{ label: 'Find a guide', onAct: goHome }}
          />
        )}
        {walks.length > 0 && (
          <>
            <ul className={styles.walks} aria-label="Your walks">
              {walks.map((walk) => (
                <li key={walk.startedAt} className={styles.walk}>
                  <button
                    type="button"
                    className={styles.guide}
                    onClick={() =>
                      openAddress(printGuidePath({ guideId: walk.guideId, placeId: null }))
                    }
                  >
                    <span className={styles.title}>{walk.title}</span>{' '}
                    <span className={styles.facts}>{pastWalkText(walk)}</span>
                    <span className={styles.arrow}>
                      <Icon name="forward" />
                    </span>
                  </button>
                  <Button onClick={() => setDeletion(walk)}>
                    Delete
                    <VisuallyHidden>
                      {' '}
                      {walk.title}, {walkDateText(walk)}
                    </VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
            <div>
              <Button onClick={() => setDeletion('all')}>Delete all walks</Button>
            </div>
          </>
        )}
      </div>
      {deletion !== null && (
        <DeleteDialog
          deletion={deletion}
          count={walks.length}
          onConfirm={() => confirm(deletion)}
          onClose={() => setDeletion(null)}
        />
      )}
    </PersonalPage>
  );
}

type DeleteDialogProps = {
  readonly deletion: Deletion;
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

function DeleteDialog({ deletion, count, onConfirm, onClose }: DeleteDialogProps) {
  const isAll = deletion === 'all';
  const all = count === 1 ? 'Your only walk' : `All ${count} walks`;
  const what = isAll ? all : `“${deletion.title}”, ${walkDateText(deletion)},`;
  return (
    <ConfirmDialog
      title={isAll ? 'Delete all walks?' : 'Delete this walk?'}
      text={`${what} will be gone from this device. You can’t undo this.`}
      confirmLabel={isAll ? 'Delete all walks' : 'Delete walk'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function walkCountText(count: number): string {
  return count === 1 ? 'There’s 1 walk' : `There are ${count} walks`;
}
