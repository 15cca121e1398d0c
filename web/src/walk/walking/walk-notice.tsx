import type { Place } from '../../places/place-facts.ts';
import { Button } from '../../ui/button.tsx';
import { placeOfStop } from '../walk-guide.ts';
import type { WalkSnapshot } from '../walk-session.ts';
import { isDismissable, walkLine } from '../walk-texts.ts';
import styles from './walking-view.module.css';

export type WalkNoticeProps = {
  readonly snapshot: WalkSnapshot;
  readonly places: readonly Place[];
  readonly lang: string | undefined;
  readonly onPlay: (stopId: number) => void;
  readonly onDismiss: () => void;
};

/** One line of what the walker has to know, and what can still be heard of what they came past. */
export function WalkNotice({ snapshot, places, lang, onPlay, onDismiss }: WalkNoticeProps) {
  const line = walkLine(snapshot, places);
  const [offeredId = null] = snapshot.view.offeredStopIds;
  const offered = placeOfStop(places, offeredId);
  return (
    <>
      <div className={styles.line} aria-live="polite">
        {line !== null && (
          <p className={styles.notice}>
            {line}
            {isDismissable(line, snapshot, places) && (
              <button type="button" className={styles.dismiss} onClick={onDismiss}>
                OK
              </button>
            )}
          </p>
        )}
      </div>
      {offered !== null && (
        <div className={styles.offer}>
          <p lang={lang}>{offered.place.p_title}</p>
          <Button
            aria-label={`Play now? ${offered.place.p_title}`}
            onClick={() => onPlay(offered.place.p_id)}
          >
            Play now?
          </Button>
        </div>
      )}
    </>
  );
}
