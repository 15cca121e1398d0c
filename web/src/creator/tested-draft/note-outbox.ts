import {
  type Connection,
  type Delivery,
  type DeliveryOutcome,
  deliverWhileOnline,
} from '../../core/deliver-while-online.ts';
import { parseJson } from '../../core/device-storage.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { createStore } from '../../core/store.ts';

/** The subject of a note: a place of the draft, or null for the whole guide. */
export type NoteSubject = number | null;

export type NoteState = {
  readonly text: string;
  /** `waiting` is stored on this device until it can be sent; `refused` is stored as well, with the server's reason. */
  readonly kind: 'saved' | 'sending' | 'waiting' | 'refused';
  readonly reason: string | null;
};

export type NoteStates = ReadonlyMap<NoteSubject, NoteState>;

export type SendResult =
  | { readonly kind: 'sent' }
  /** Failed, but a retry may work. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string };

export type NoteOutboxParts = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The storage key of the draft and its tester. */
  readonly key: string;
  readonly saved: readonly (readonly [NoteSubject, string])[];
  readonly send: (subject: NoteSubject, text: string) => Promise<SendResult>;
  readonly connection: Connection;
};

export type NoteOutbox = {
  readonly getState: () => NoteStates;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores a note on the device and sends it. An empty one deletes it. */
  readonly save: (subject: NoteSubject, text: string) => Promise<void>;
  /** Sends the waiting notes. */
  readonly sendWaiting: () => Promise<void>;
  /** Starts sending, now and whenever the device is online; returns a function that stops it. */
  readonly start: () => () => void;
};

const RETRY_MS = 30_000;

/** A tester's notes. Connections are unreliable on the street, so notes are stored first and sent later. */
export function createNoteOutbox(parts: NoteOutboxParts): NoteOutbox {
  const { storage, key, saved, send, connection } = parts;
  const kept = readStoredNotes(storage, key);
  const { getState, setState, subscribe } = createStore<NoteStates>(
    new Map<NoteSubject, NoteState>([
      ...saved.map(([subject, text]) => [subject, { text, kind: 'saved', reason: null }] as const),
      ...kept.map(([subject, text]) => [subject, waiting(text)] as const),
    ]),
  );

  const set = (subject: NoteSubject, state: NoteState) => {
    const states = new Map([...getState(), [subject, state]]);
    storeNotes(storage, key, states);
    setState(states);
  };

  const sendNext = async (): Promise<DeliveryOutcome> => {
    const next = [...getState()].find(([, { kind }]) => kind === 'waiting');
    if (next === undefined) return 'nothing left';
    const [subject, { text }] = next;
    set(subject, { text, kind: 'sending', reason: null });
    const result = await send(subject, text);
    const current = getState().get(subject)?.text ?? '';
    // A note that changed while being sent is sent again.
    set(subject, current === text ? stateAfter(result, text) : waiting(current));
    return result.kind === 'failed' ? 'retry' : 'done';
  };

  let delivery: Delivery | null = null;
  const sendWaiting = async () => await delivery?.sendNow();
  return {
    getState,
    subscribe,
    save: async (subject, written) => {
      const text = written.trim();
      const before = getState().get(subject);
      if (before?.kind === 'sending') {
        set(subject, { ...before, text });
        return;
      }
      if ((before?.text ?? '') === text && before?.kind !== 'refused' && before?.kind !== 'waiting')
        return;
      set(subject, waiting(text));
      await sendWaiting();
    },
    sendWaiting,
    start: () => {
      delivery = deliverWhileOnline({
        sendNext,
        connection,
        // Each tab sends its own notes.
        runExclusive: (task) => task(),
        pauseMs: () => RETRY_MS,
        onError: (error) => logProblem('A tester’s note couldn’t be sent:', error),
      });
      void sendWaiting();
      return delivery.stop;
    },
  };
}

function waiting(text: string): NoteState {
  return { text, kind: 'waiting', reason: null };
}

function stateAfter(result: SendResult, text: string): NoteState {
  switch (result.kind) {
    case 'sent':
      return { text, kind: 'saved', reason: null };
    case 'failed':
      return waiting(text);
    case 'refused':
      return { text, kind: 'refused', reason: result.reason };
  }
}

function readStoredNotes(
  storage: NoteOutboxParts['storage'],
  key: string,
): readonly (readonly [NoteSubject, string])[] {
  const stored = parseJson(storage.getItem(key));
  return Array.isArray(stored) ? stored.filter(isStoredNote) : [];
}

function isStoredNote(value: unknown): value is readonly [NoteSubject, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [subject, text]: readonly unknown[] = value;
  return (subject === null || typeof subject === 'number') && typeof text === 'string';
}

function storeNotes(storage: NoteOutboxParts['storage'], key: string, states: NoteStates): void {
  const kept = [...states]
    .filter(([, { kind }]) => kind !== 'saved')
    .map(([subject, { text }]) => [subject, text]);
  if (kept.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(kept));
}
