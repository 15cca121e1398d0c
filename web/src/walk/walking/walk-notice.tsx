import type { Place } from '../../guide/places/place-facts.ts';
import { Button } from '../../ui/button.tsx';
import { placeOfStop } from '../walk-guide.ts';
import type { Dismissal } from '../walk-session.ts';
import { isPassedOnly, type WalkSnapshot } from '../walk-snapshot.ts';
import { currentNotice } from '../walk-texts.ts';
import styles from './walking-view.module.css';

export type WalkNoticeProps = {
  readonly snapshot: WalkSnapshot;
  readonly places: readonly Place[];
  readonly lang: string | undefined;
  readonly onPlay: (stopId: number) => void;
  readonly onSkip: (stopId: number) => void;
  /** Opens the page of a place. */
  readonly onRead: (stopId: number) => void;
  /** Opens the page of an offered place without audio. */
  readonly onSee: (stopId: number) => void;
  readonly onDismiss: (what: Dismissal) => void;
  readonly onLocateAgain: () => void;
};

/** The current notice, and an offer to play places that were passed, or to see those without audio. */
export function WalkNotice(props: WalkNoticeProps) {
  const { snapshot, places, lang, onPlay, onSkip, onRead, onSee, onDismiss, onLocateAgain } = props;
  const line = currentNotice(snapshot, places);
  const dismissal = line?.dismissal ?? null;
  const { notice } = snapshot;
  const isOff = snapshot.guidance === 'refused' && !snapshot.view.isAtEnd;
  const isReached = dismissal === 'notice' && notice?.what === 'reached';
  const reached = isReached ? placeOfStop(places, notice.stopId) : null;
  const { unheardStopId, isAtEnd, offeredStopIds } = snapshot.view;
  // At the end, the places that are left are all offered at once.
  const [passedId = null] = isAtEnd ? [] : offeredStopIds;
  const offeredId = unheardStopId ?? passedId;
  const offered = placeOfStop(places, offeredId);
  const isNoticeOffer =
    dismissal === 'notice' && offeredId !== null && isPassedOnly(notice, offeredId);
  const isInNotice = isNoticeOffer || unheardStopId !== null;
  const hasAudio = snapshot.view.stops.some((stop) => stop.id === offeredId && stop.hasAudio);
  const answers = offered !== null && (
    <Answers
      title={offered.place.p_title}
      yes={unheardStopId !== null ? 'Play' : hasAudio ? 'Play now?' : 'See this place'}
      onYes={() => (hasAudio ? onPlay : onSee)(offered.place.p_id)}
      onSkip={() => onSkip(offered.place.p_id)}
      // In either case, the notice about the passed place is obsolete.
      onAnswer={isNoticeOffer ? () => onDismiss('notice') : null}
    />
  );
  return (
    <>
      <div className={styles.line} aria-live="polite">
        {line !== null && (
          <div className={styles.notice}>
            <p>{line.text}</p>
            {isInNotice && answers}
            {reached !== null && (
              <Button
                onClick={() => {
                  onDismiss('notice');
                  onRead(reached.place.p_id);
                }}
              >
                See this place
              </Button>
            )}
            {isOff && (
              <button type="button" className={styles.dismiss} onClick={onLocateAgain}>
                Try again
              </button>
            )}
            {dismissal !== null && !isNoticeOffer && (
              <button type="button" className={styles.dismiss} onClick={() => onDismiss(dismissal)}>
                OK
              </button>
            )}
          </div>
        )}
      </div>
      {offered !== null && !isInNotice && (
        <div className={styles.offer}>
          <p lang={lang}>{offered.place.p_title}</p>
          {answers}
        </div>
      )}
    </>
  );
}

type AnswersProps = {
  readonly title: string;
  /** A place without audio is seen instead of played. */
  readonly yes: 'Play' | 'Play now?' | 'See this place';
  readonly onYes: () => void;
  readonly onSkip: () => void;
  readonly onAnswer: (() => void) | null;
};

function Answers({ title, yes, onYes, onSkip, onAnswer }: AnswersProps) {
  const answer = (act: () => void) => () => {
    act();
    onAnswer?.();
  };
  return (
    <span className={styles.answers}>
      <Button aria-label={`${yes} ${title}`} onClick={answer(onYes)}>
        {yes}
      </Button>
      <Button aria-label={`Skip ${title}`} onClick={answer(onSkip)}>
        Skip
      </Button>
    </span>
  );
}
