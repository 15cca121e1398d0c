import { useId } from 'react';
import { isIos } from '../../map/directions/open-directions.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SHEET_FOOT } from '../../ui/sheet-foot.ts';
import { type KeptWalk, resumeNumber } from '../kept-walk.ts';
import { useHeading } from '../use-heading.ts';
import type { WalkStart } from '../use-walk.ts';
import type { WalkGuide } from '../walk-guide.ts';
import { AloudChoice } from './aloud-choice.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './checks.module.css';
import { compassCheck, SCREEN_CHECKS, soundCheck, unlockedText } from './device-checks.ts';
import { FarDialog } from './far-dialog.tsx';
import { positionCheck } from './position-check.ts';
import { useAloudChoice } from './use-aloud-choice.ts';
import { useFirstSound } from './use-first-sound.ts';
import { useScreenCheck } from './use-screen-check.ts';
import { useSoundCheck } from './use-sound-check.ts';
import { useStart } from './use-start.ts';
import { useWalkedOffline } from './use-walked-offline.ts';

export type StartWalkProps = {
  readonly walked: WalkGuide;
  readonly kept: KeptWalk | null;
  readonly onStart: (start: WalkStart) => void;
  readonly onClose: () => void;
};

/** Five things that a walk needs, each with what repairs it, and the button that starts it. */
export function StartWalk({ walked, kept, onStart, onClose }: StartWalkProps) {
  const id = useId();
  const saved = useWalkedOffline(walked.guide);
  const sound = useSoundCheck();
  const screen = useScreenCheck();
  const { heading, needsLeave, ask: askForHeading } = useHeading();
  const aloud = useAloudChoice();
  const start = useStart({
    plan: walked.plan,
    onStart: (from) => onStart({ ...from, saysNotices: aloud.isOn }),
    onTap: () => {
      if (sound.state !== 'played' && sound.state !== 'heard') sound.ring();
      aloud.allow();
    },
  });
  useFirstSound(walked, start.nearestId);
  const compass = heading !== null ? 'found' : needsLeave ? 'needs leave' : 'unknown';
  const resumes = kept !== null;
  return (
    <Sheet
      labelledBy={id}
      takesFocus
      opensFull
      onClose={onClose}
      heading={
        <h2 id={id} className={styles.title}>
          Ready to walk?
        </h2>
      }
    >
      <div className={styles.body}>
        <ul className={styles.checks}>
          <CheckRow title="Guide saved" {...saved} />
          <CheckRow title="Your position" {...positionCheck(start.position, start.ask)} />
          <CheckRow title="Sound" {...soundCheck(sound.state, sound)} />
          <CheckRow title="Screen" {...SCREEN_CHECKS[screen]}>
            <p className={styles.honest}>{unlockedText(isIos(navigator))}</p>
          </CheckRow>
          <CheckRow title="Compass" {...compassCheck(compass, askForHeading)} />
        </ul>
        <AloudChoice {...aloud} />
        <div className={styles.actions} {...SHEET_FOOT}>
          {start.canFollow && (
            <Button
              kind="main"
              busyText={start.isAsking ? 'Finding you...' : undefined}
              onClick={() => start.begin(resumes)}
            >
              {kept === null ? 'Start walk' : `Resume at place ${resumeNumber(kept)}`}
            </Button>
          )}
          <Button
            kind={start.canFollow ? 'quiet' : 'main'}
            onClick={() => start.beginByList(resumes)}
          >
            Walk with the list
          </Button>
          {resumes && start.canFollow && (
            <Button onClick={() => start.begin(false)}>Start again</Button>
          )}
        </div>
      </div>
      {start.far !== null && (
        <FarDialog
          far={start.far}
          places={walked.places}
          onStart={start.beginFar}
          onClose={start.stay}
        />
      )}
    </Sheet>
  );
}
