import {
  type DeliveryOutcome,
  type DeliveryParts,
  deliverWhileOnline,
} from '../../../core/deliver-while-online.ts';
import { createStore } from '../../../core/store.ts';
import { nextStep, type SendStep } from './next-step.ts';
import type { SendParts } from './send-parts.ts';
import { type Refusals, type SendOutcome, sendSpots } from './send-spots.ts';

export type SenderState = {
  /** The current step. */
  readonly step: SendStep | null;
  /** The progress of the current upload. */
  readonly sentBytes: number;
  /** The reason why the last run stopped. */
  readonly stoppedBy: SendOutcome['stoppedBy'];
  readonly refusals: Refusals;
};

/** Sends stored data whenever there are any and the device is online. */
export type Sender = {
  readonly getState: () => SenderState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sets the spot whose sheet is open, so that it isn't sent meanwhile. */
  readonly setEditedSpot: (spotId: string | null) => void;
  /** Retries, including refused items. */
  readonly tryAgain: () => void;
  readonly stop: () => void;
};

export type SenderParts = Omit<SendParts, 'editedSpotId'> &
  Pick<DeliveryParts, 'connection' | 'runExclusive'> & {
    readonly onSent: (pendingGuideId: number) => void;
    readonly log: (text: string, error: unknown) => void;
  };

/** The delay before an unreachable server is retried, even if the device reports being online. */
const RETRY_MS = 15_000;

const OUTCOMES: Readonly<Record<SendOutcome['stoppedBy'], DeliveryOutcome>> = {
  'nothing left': 'nothing left',
  unreached: 'retry',
  'logged out': 'blocked',
  broken: 'blocked',
};

const IDLE: SenderState = {
  step: null,
  sentBytes: 0,
  stoppedBy: 'nothing left',
  refusals: new Map(),
};

export function createSender(parts: SenderParts): Sender {
  const { store, now, connection, runExclusive, onSent, log } = parts;
  const { getState, setState, subscribe } = createStore(IDLE);
  let editedSpotId: string | null = null;

  const update = (changes: Partial<SenderState>): void => setState({ ...getState(), ...changes });
  const reportUnreadable = (error: unknown) => log('Spots couldn’t be read:', error);

  const delivery = deliverWhileOnline({
    connection,
    runExclusive,
    pauseMs: () => RETRY_MS,
    sendNext: async () => {
      const { stoppedBy, refusals } = await sendSpots(
        { ...parts, editedSpotId: () => editedSpotId },
        {
          onStep: (step, sentBytes) => update({ step, sentBytes }),
          onSent,
          onBroken: (error) => log('Sending spots failed:', error),
        },
      );
      update({ step: null, sentBytes: 0, stoppedBy, refusals });
      return OUTCOMES[stoppedBy];
    },
    onError: (error) => {
      reportUnreadable(error);
      update({ step: null, sentBytes: 0, stoppedBy: 'broken' });
    },
  });
  const sendNow = () => void delivery.sendNow();

  const stopWatching = store.watch((contents) => {
    // Refused items wait for the user, so that they aren't sent again and again.
    const held = new Set(getState().refusals.keys());
    if (nextStep(contents, { held, editedSpotId, now: now() }) !== null) sendNow();
  }, reportUnreadable);

  return {
    getState,
    subscribe,
    setEditedSpot: (spotId) => {
      editedSpotId = spotId;
      if (spotId === null) sendNow();
    },
    tryAgain: sendNow,
    stop: () => {
      delivery.stop();
      stopWatching();
    },
  };
}
