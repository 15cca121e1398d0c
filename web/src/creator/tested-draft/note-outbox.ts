import { parseJson } from '../../core/device-storage.ts';
import { createStore } from '../../core/store.ts';

/** What a note is about: a place of the draft, or null for the whole guide. */
export type NoteSubject = number | null;

export type NoteState = {
  readonly text: string;
  /** `waiting` is kept on this device until it can be sent; `refused` is kept as well, with the server's reason. */
  readonly kind: 'saved' | 'sending' | 'waiting' | 'refused';
  readonly reason: string | null;
};

export type NoteStates = ReadonlyMap<NoteSubject, NoteState>;

export type SendResult =
  | { readonly kind: 'sent' }
  /** Worth another try. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string };

export type NoteOutboxParts = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Names the draft and its tester on this device. */
  readonly key: string;
  readonly saved: readonly (readonly [NoteSubject, string])[];
  readonly send: (subject: NoteSubject, text: string) => Promise<SendResult>;
};

export type NoteOutbox = {
  readonly getState: () => NoteStates;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a note on the device and sends it. An empty one deletes what was there. */
  readonly save: (subject: NoteSubject, text: string) => Promise<void>;
  /** Sends what is still on the device. */
  readonly sendWaiting: () => Promise<void>;
};

/** A tester's notes. In the street a connection comes and goes, so nothing depends on it. */
export function createNoteOutbox({ storage, key, saved, send }: NoteOutboxParts): NoteOutbox {
  const kept = readKept(storage, key);
  const { getState, setState, subscribe } = createStore<NoteStates>(
    new Map<NoteSubject, NoteState>([
      ...saved.map(([subject, text]) => [subject, { text, kind: 'saved', reason: null }] as const),
      ...kept.map(([subject, text]) => [subject, { text, kind: 'waiting', reason: null }] as const),
    ]),
  );

  const set = (subject: NoteSubject, state: NoteState) => {
    const states = new Map([...getState(), [subject, state]]);
    writeKept(storage, key, states);
    setState(states);
  };

  const deliver = async (subject: NoteSubject): Promise<void> => {
    const note = getState().get(subject);
    if (note === undefined || note.kind === 'sending' || note.kind === 'saved') return;
    const { text } = note;
    set(subject, { text, kind: 'sending', reason: null });
    const result = await send(subject, text);
    const now = getState().get(subject);
    // It was changed while it was on its way: what counts is what stands there now.
    if (now?.text !== text) {
      set(subject, { text: now?.text ?? '', kind: 'waiting', reason: null });
      if (result.kind !== 'failed') await deliver(subject);
      return;
    }
    switch (result.kind) {
      case 'sent':
        return set(subject, { text, kind: 'saved', reason: null });
      case 'failed':
        return set(subject, { text, kind: 'waiting', reason: null });
      case 'refused':
        return set(subject, { text, kind: 'refused', reason: result.reason });
    }
  };

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
      set(subject, { text, kind: 'waiting', reason: null });
      await deliver(subject);
    },
    sendWaiting: async () => {
      for (const [subject, { kind }] of getState()) if (kind === 'waiting') await deliver(subject);
    },
  };
}

function readKept(
  storage: NoteOutboxParts['storage'],
  key: string,
): readonly (readonly [NoteSubject, string])[] {
  const stored = parseJson(storage.getItem(key));
  return Array.isArray(stored) ? stored.filter(isKeptNote) : [];
}

function isKeptNote(value: unknown): value is readonly [NoteSubject, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [subject, text]: readonly unknown[] = value;
  return (subject === null || typeof subject === 'number') && typeof text === 'string';
}

function writeKept(storage: NoteOutboxParts['storage'], key: string, states: NoteStates): void {
  const kept = [...states]
    .filter(([, { kind }]) => kind !== 'saved')
    .map(([subject, { text }]) => [subject, text]);
  if (kept.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(kept));
}
