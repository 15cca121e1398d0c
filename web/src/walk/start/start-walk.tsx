import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useStore } from '../../core/use-store.ts';
import type { Guide } from '../../guide/guide-facts.ts';
import { isIos } from '../../map/directions/open-directions.ts';
import { isSounding } from '../../media/player/playback.ts';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { whenAppStored } from '../../offline/app-stored.ts';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SHEET_FOOT } from '../../ui/sheet-foot.ts';
import { bellUrl } from '../bell.ts';
import { usePastWalks } from '../history/use-past-walks.ts';
import { DarkAfterChoice, findDarkAfter } from '../pocket/dark-after.tsx';
import { resumeStopId } from '../saved-state.ts';
import { deviceVoice, spokenNotices } from '../spoken/device-voice.ts';
import { useHeading } from '../use-heading.ts';
import type { WalkStart } from '../use-walk.ts';
import { createWakeLock, type WakeLockState } from '../wake-lock.ts';
import { trackOfWalk } from '../walk-audio.ts';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import { useWalkHost } from '../walk-host.ts';
import type { SavedWalk } from '../walk-store.ts';
import { type Check, CheckRow } from './check-row.tsx';
import styles from './checks.module.css';
import {
  compassCheck,
  SCREEN_CHECKS,
  type SoundState,
  soundCheck,
  unlockedText,
} from './device-checks.ts';
import { positionCheck } from './position-check.ts';
import { DRAFT_CHECK, savedCheck } from './saved-check.ts';
import { StartDialog } from './start-dialog.tsx';
import { useStart } from './use-start.ts';

/** Spoken at once as an example. */
const SAMPLE = 'This is how we’ll talk to you.';

export type StartWalkProps = {
  readonly walkGuide: WalkGuide;
  readonly savedWalk: SavedWalk | null;
  readonly onStart: (start: WalkStart) => void;
  readonly onClose: () => void;
};

/** The requirements of a walk, each with the actions that fix it, and the start button. */
export function StartWalk({ walkGuide, savedWalk, onStart, onClose }: StartWalkProps) {
  const id = useId();
  const saved = useWalkedOffline(walkGuide.guide);
  const sound = useSoundCheck();
  const screen = useScreenCheck();
  const { heading, needsLeave, ask: askForHeading } = useHeading();
  const aloud = useSpokenNotices();
  const [darkAfter, setDarkAfter] = useState(findDarkAfter);
  const [isStartingOver, setIsStartingOver] = useState(false);
  const { plan, places } = walkGuide;
  const resumed = savedWalk === null ? null : resumeStopId(plan, savedWalk);
  // In any order, where the walker stands decides.
  const resumedNumber =
    plan.mode === 'ordered' ? (placeOfStop(places, resumed)?.number ?? null) : null;
  const start = useStart({
    plan,
    resumeStopId: resumed,
    onStart: (from) => onStart({ ...from, saysNotices: aloud.isOn }),
    onTap: () => {
      if (sound.state !== 'played' && sound.state !== 'heard') sound.ring();
      aloud.allow();
    },
  });
  useFirstSound(walkGuide, start.likelyStopId);
  const compass = heading !== null ? 'found' : needsLeave ? 'needs permission' : 'unknown';
  const resumes = savedWalk !== null;
  return (
    <Sheet
      labelledBy={id}
      takesFocus
      opensFull
      onClose={onClose}
      heading={
        <h2 id={id} className={styles.title}>
          {resumes ? 'Your walk is paused' : 'Ready to walk?'}
        </h2>
      }
    >
      <div className={styles.body}>
        <ul className={styles.checks}>
          <CheckRow title="Without a signal" {...saved} />
          <CheckRow title="Your position" {...positionCheck(start.position, start.ask)} />
          <CheckRow title="Sound" {...soundCheck(sound.state, sound)} />
          <CheckRow title="Screen" {...SCREEN_CHECKS[screen]}>
            <p className={styles.honest}>{unlockedText(isIos(navigator))}</p>
            <div className={styles.setting}>
              <DarkAfterChoice value={darkAfter} onChange={setDarkAfter} />
            </div>
          </CheckRow>
          <CheckRow title="Compass" {...compassCheck(compass, askForHeading)} />
        </ul>
        <SpokenNoticesChoice {...aloud} />
        <p className={styles.honest}>
          With the list, you start each place yourself. It works without location.
        </p>
        <PastWalksLink />
        <div className={styles.actions} {...SHEET_FOOT}>
          {start.canFollow && (
            <Button
              kind="main"
              busyText={start.isAsking ? 'Finding you...' : undefined}
              onClick={() => start.begin(resumes)}
            >
              {savedWalk === null ? 'Start walk' : resumeLabel(resumedNumber)}
            </Button>
          )}
          <Button
            kind={start.canFollow ? 'quiet' : 'main'}
            onClick={() => start.beginByList(resumes)}
          >
            Walk with the list
          </Button>
          {resumes && start.canFollow && (
            <Button onClick={() => setIsStartingOver(true)}>Start again</Button>
          )}
        </div>
      </div>
      {isStartingOver && (
        <ConfirmDialog
          title="Start again?"
          text={startAgainText(resumedNumber)}
          kind="main"
          confirmLabel="Start again"
          cancelLabel="Keep my walk"
          onConfirm={() => {
            setIsStartingOver(false);
            start.begin(false);
          }}
          onClose={() => setIsStartingOver(false)}
        />
      )}
      {start.question !== null && (
        <StartDialog
          question={start.question}
          places={places}
          onStart={start.beginAt}
          onClose={start.stay}
        />
      )}
    </Sheet>
  );
}

function resumeLabel(number: number | null): string {
  return number === null ? 'Resume walk' : `Resume at place ${number}`;
}

function startAgainText(number: number | null): string {
  return number === null
    ? 'If you start again, you can’t resume the walk you’re on.'
    : `Your walk is at place ${number}. If you start again, you can’t resume it.`;
}

/** Tests whether the phone keeps its screen on, by requesting it. */
function useScreenCheck(): WakeLockState {
  const [lock] = useState(() => createWakeLock({ wakeLock: navigator.wakeLock, page: document }));
  useEffect(() => {
    lock.start();
    return lock.stop;
  }, [lock]);
  return useStore(lock);
}

/** True once the app itself opens without a connection; null until that is known. */
function useAppStored(): boolean | null {
  const [isStored, setIsStored] = useState<boolean | null>(null);
  useEffect(() => {
    if ('serviceWorker' in navigator) void whenAppStored(navigator, document).then(setIsStored);
  }, []);
  return isStored;
}

/** Checks that the guide is on this device; its action saves it. */
function useWalkedOffline(guide: Guide): Check {
  const offline = useOfflineGuides();
  const state = useOfflineState();
  const isAppStored = useAppStored();
  const { isDraft } = useWalkHost();
  if (isDraft) return DRAFT_CHECK;
  return savedCheck(guide, state, isAppStored, () => offline?.save(guide.g_id));
}

/**
 * Preloads the first audio during the check: the visitor may already be at the place. Without a stop it is the first
 * one.
 */
function useFirstSound(walkGuide: WalkGuide, stopId: number | null): void {
  const player = useAppPlayer();
  const firstId = stopId ?? walkGuide.plan.stops[0]?.id ?? null;
  const load = useEffectEvent((id: number) => {
    const track = trackOfWalk(walkGuide, id);
    if (track !== null) player.prefetch(track.audio);
  });
  useEffect(() => {
    if (firstId !== null) load(firstId);
  }, [firstId]);
}

/** The choice whether notices are spoken, with the phone in a pocket. */
function SpokenNoticesChoice({ isOn, canSpeak, change }: Omit<UseSpokenNotices, 'allow'>) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span className={styles.words}>
        <span className={styles.name}>Say notices aloud</span>{' '}
        <span className={styles.honest}>
          {isOn && !canSpeak
            ? 'This phone has no voice of its own, so you’ll hear a bell.'
            : 'Hear it if you leave the route or pass a place, but never over audio.'}
        </span>
      </span>
    </label>
  );
}

/** Leads to the walks that have ended; renders nothing before the first. */
function PastWalksLink() {
  const { isDraft } = useWalkHost();
  const { openPage } = useNavigation();
  const { walks } = usePastWalks();
  if (isDraft || walks.length === 0) return null;
  return (
    <button type="button" className={styles.link} onClick={() => openPage({ page: 'walkHistory' })}>
      Your walks
    </button>
  );
}

type UseSoundCheck = {
  readonly state: SoundState;
  /** Call it from a tap handler. */
  readonly ring: () => void;
  /** The person confirms having heard it. */
  readonly confirm: () => void;
};

/** The state of the bell, and the function that rings it. */
function useSoundCheck(): UseSoundCheck {
  const player = useAppPlayer();
  const [state, setState] = useState<SoundState>('not tested');
  const ring = () => {
    // Audible playback is a sufficient test.
    const playback = player.getState();
    if (playback.kind === 'open' && isSounding(playback.media)) return setState('played');
    void player.ring(bellUrl()).then((isRung) => setState(isRung ? 'played' : 'refused'));
  };
  return { state, ring, confirm: () => setState('heard') };
}

type UseSpokenNotices = {
  readonly isOn: boolean;
  /** True if this device has a voice. */
  readonly canSpeak: boolean;
  /** Call it from a tap handler. */
  readonly change: (isOn: boolean) => void;
  /** Makes the browser allow later speech; call it from a tap handler. */
  readonly allow: () => void;
};

/** The choice whether notices are spoken on walks, stored on this device. */
function useSpokenNotices(): UseSpokenNotices {
  const [isOn, setIsOn] = useState(spokenNotices.find);
  const canSpeak = useSyncExternalStore(deviceVoice.subscribe, deviceVoice.canSpeak);
  return {
    isOn,
    canSpeak,
    change: (next) => {
      setIsOn(next);
      spokenNotices.keep(next);
      if (next) deviceVoice.speak(SAMPLE);
      else deviceVoice.cancel();
    },
    allow: () => {
      if (isOn) deviceVoice.allow();
    },
  };
}
