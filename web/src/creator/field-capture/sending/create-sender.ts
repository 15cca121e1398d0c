import { createStore } from '../../../core/store.ts';
import { nextStep, type SendStep } from './next-step.ts';
import type { SendParts } from './send-parts.ts';
import { type Refusals, type SendOutcome, sendSpots } from './send-spots.ts';

export type SenderState = {
  /** What is being sent now. */
  readonly step: SendStep | null;
  /** Of the file that is being uploaded. */
  readonly sentBytes: number;
  /** How the last run ended. */
  readonly stoppedBy: SendOutcome['stoppedBy'];
  readonly refusals: Refusals;
};

/** Sends what is kept whenever there is something and a connection. */
export type Sender = {
  readonly getState: () => SenderState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Names the spot whose sheet is open, so that it isn't sent meanwhile. */
  readonly setEditedSpot: (spotId: string | null) => void;
  /** Tries again what was refused, too. */
  readonly tryAgain: () => void;
  readonly stop: () => void;
};

export type SenderParts = Omit<SendParts, 'editedSpotId'> & {
  /** Runs a task while no other tab does. */
  readonly oneTabAtATime: (task: () => Promise<void>) => Promise<void>;
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Calls back after a time; returns how to prevent that. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onSent: (pendingGuideId: number) => void;
  readonly log: (text: string, error: unknown) => void;
};

/** The delay before an unreachable server is retried, even if the device reports being online. */
const TRY_AGAIN_MS = 15_000;

const IDLE: SenderState = {
  step: null,
  sentBytes: 0,
  stoppedBy: 'nothing left',
  refusals: new Map(),
};

export function createSender(parts: SenderParts): Sender {
  const { store, host, isOnline, now } = parts;
  const { getState, setState, subscribe } = createStore(IDLE);
  let isRunning = false;
  let isWantedAgain = false;
  let isStopped = false;
  let editedSpotId: string | null = null;
  let cancelRetry = () => {};

  const become = (next: Partial<SenderState>): void => setState({ ...getState(), ...next });

  const run = async (): Promise<void> => {
    if (isStopped || !isOnline()) return;
    if (isRunning) {
      isWantedAgain = true;
      return;
    }
    isRunning = true;
    isWantedAgain = false;
    cancelRetry();
    try {
      await parts.oneTabAtATime(async () => {
        const sending = { ...parts, editedSpotId: () => editedSpotId };
        const { stoppedBy, refusals } = await sendSpots(sending, {
          onStep: (step, sentBytes) => become({ step, sentBytes }),
          onSent: parts.onSent,
          onBroken: (error) => parts.log('Sending spots failed:', error),
        });
        become({ step: null, sentBytes: 0, stoppedBy, refusals });
      });
    } catch (error) {
      parts.log('Spots couldn’t be read:', error);
      become({ step: null, sentBytes: 0, stoppedBy: 'broken' });
    } finally {
      isRunning = false;
    }
    if (getState().stoppedBy === 'unreached' && !isStopped)
      cancelRetry = parts.after(TRY_AGAIN_MS, runNow);
    else if (isWantedAgain) await run();
  };
  const runNow = () => void run();

  host.addEventListener('online', runNow);
  const stopWatching = store.watch(
    (contents) => {
      // What was refused waits for someone to act, so that it isn't sent again and again.
      const held = new Set(getState().refusals.keys());
      if (nextStep(contents, { held, editedSpotId, now: now() }) !== null) runNow();
    },
    (error) => parts.log('Spots couldn’t be read:', error),
  );

  return {
    getState,
    subscribe,
    setEditedSpot: (spotId) => {
      editedSpotId = spotId;
      if (spotId === null) runNow();
    },
    tryAgain: runNow,
    stop: () => {
      isStopped = true;
      cancelRetry();
      stopWatching();
      host.removeEventListener('online', runNow);
    },
  };
}
