import type { TestedDraft } from '@laneway/contract/testers';
import { providedText } from '@laneway/domain/guides/placeholder';
import { formatDate } from '@laneway/domain/text/dates';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import type { CallServer } from '../../api/client.ts';
import { ApiProblem } from '../../api/failures.ts';
import { openConnection } from '../../core/deliver-while-online.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { useStore } from '../../core/use-store.ts';
import { placeCountText } from '../../guide/guide-facts.ts';
import { MediaImage } from '../../media/media-image.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LazyDraftPreview } from '../previews/draft-preview/lazy-draft-preview.tsx';
import { NoteField, noteStatusText } from './note-field.tsx';
import {
  createNoteOutbox,
  type NoteOutbox,
  type NoteStates,
  type NoteSubject,
  type SendResult,
} from './note-outbox.ts';
import styles from './tested-draft.module.css';

export type TesterHomeProps = { readonly token: string; readonly draft: TestedDraft };

/** A tester's task, the button that opens the draft, and their notes so far. */
export function TesterHome({ token, draft }: TesterHomeProps) {
  const { guide, expires_at } = draft;
  const notes = useNoteOutbox(token, draft);
  const [isWalking, setIsWalking] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<NoteSubject, string>>(new Map());
  const author = guide.pg_author_name;
  const places = guide.pending_places ?? [];
  const cover = providedText(guide.pg_image);
  const title = providedText(guide.pg_title) ?? 'A guide without a title';
  const written = [...notes.states].filter(([, { text }]) => text !== '');
  const waiting = [...notes.states.values()].filter(({ kind }) => kind === 'waiting').length;

  const noteOn = (subject: NoteSubject, about: string) => (
    <NoteField
      label={`What should ${author} know about ${about}?`}
      note={notes.states.get(subject) ?? null}
      typed={typed.get(subject) ?? null}
      onType={(text) => setTyped(new Map([...typed, [subject, text]]))}
      onSave={(text) => {
        setTyped(new Map([...typed].filter(([key]) => key !== subject)));
        void notes.save(subject, text);
      }}
    />
  );
  const nameOf = (subject: NoteSubject) =>
    subject === null
      ? 'The whole guide'
      : (providedText(places.find(({ pp_id }) => pp_id === subject)?.pp_title) ?? 'A place');
  return (
    <FormPage
      title={title}
      picture={cover === null ? undefined : <Cover guide={guide} cover={cover} />}
      lead={`by ${author} · ${placeCountText(places.length)} · not published yet`}
    >
      <p>
        {author} would like to know what you think of this guide. Walk it or just read it, and leave
        a note on any place. Only {author} and the Laneway team can read your notes.
      </p>
      {waiting > 0 && (
        <Callout
          tone="info"
          text={`${waiting === 1 ? '1 note is' : `${waiting} notes are`} only on this device. We’ll send them when you’re online.`}
          action={{ label: 'Send now', onAct: () => void notes.sendWaiting() }}
        />
      )}
      <Button kind="main" onClick={() => setIsWalking(true)}>
        Open the draft
      </Button>
      {written.length > 0 && (
        <section className={styles.written}>
          <h2 className={styles.heading}>Your notes</h2>
          <ul className={styles.list}>
            {written.map(([subject, note]) => (
              <li key={subject ?? 'guide'}>
                <h3 className={styles.subject}>{nameOf(subject)}</h3>
                <p className={styles.text}>{note.text}</p>
                <p className={styles.status}>{noteStatusText(note)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.status}>
        Your link works until {formatDate(expires_at)}, or until the guide is published.
      </p>
      {isWalking && (
        <LazyDraftPreview
          guide={guide}
          isMediaChecked
          isTest
          onClose={() => setIsWalking(false)}
          notes={(about) =>
            about.kind === 'guide'
              ? noteOn(null, 'the whole guide')
              : noteOn(about.placeId, 'this place')
          }
        />
      )}
    </FormPage>
  );
}

/** The draft’s own cover instead of the picture of other pages. */
function Cover({ guide, cover }: { readonly guide: TestedDraft['guide']; readonly cover: string }) {
  return (
    <MediaImage
      className={styles.cover}
      field={cover}
      size="posterPage"
      placeholder={guide.pg_image_stand_in}
      alt=""
      ratio="16 / 10"
      urgent
    />
  );
}

type TesterNotes = Pick<NoteOutbox, 'save' | 'sendWaiting'> & {
  readonly states: NoteStates;
};

/** The notes on a draft, sent whenever the device is online. */
function useNoteOutbox(token: string, { guide, notes }: TestedDraft): TesterNotes {
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
