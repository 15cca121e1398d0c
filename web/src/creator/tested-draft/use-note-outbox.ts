import type { TestedDraft } from '@laneway/contract/testers';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import type { CallServer } from '../../api/client.ts';
import { ApiProblem } from '../../api/failures.ts';
import { openConnection } from '../../core/deliver-while-online.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { useStore } from '../../core/use-store.ts';
import {
  createNoteOutbox,
  type NoteOutbox,
  type NoteStates,
  type SendResult,
} from './note-outbox.ts';

export type TesterNotes = Pick<NoteOutbox, 'save' | 'sendWaiting'> & {
  readonly states: NoteStates;
};

/** The notes on a draft, sent whenever the device is online. */
export function useNoteOutbox(token: string, { guide, notes }: TestedDraft): TesterNotes {
  const call = useCall();
  const [outbox] = useState(() =>
    createNoteOutbox({
      storage: deviceStorage,
      // Not keyed by the link, because a new one replaces it and earlier notes still count.
      key: `laneway.tester-notes.${guide.pg_id}`,
      saved: notes.map(({ pp_id, note }) => [pp_id, note]),
      send: (pp_id, note) => sendNote(call, { token, pp_id, note }),
      connection: openConnection(),
    }),
  );
  useEffect(() => outbox.start(), [outbox]);
  const states = useStore(outbox);
  return { states, save: outbox.save, sendWaiting: outbox.sendWaiting };
}

async function sendNote(
  call: CallServer,
  body: { readonly token: string; readonly pp_id: number | null; readonly note: string },
): Promise<SendResult> {
  try {
    await call('saveTesterNote', { body });
    return { kind: 'sent' };
  } catch (error) {
    // Rate limits and server errors are temporary.
    const isFinal =
      error instanceof ApiProblem && error.status < 500 && error.code !== 'too_many_requests';
    return isFinal ? { kind: 'refused', reason: error.detail } : { kind: 'failed' };
  }
}
