import { LIMITS } from '@laneway/contract/limits';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import type { NoteState } from './note-outbox.ts';
import styles from './tested-draft.module.css';

export type NoteFieldProps = {
  readonly label: string;
  readonly note: NoteState | null;
  /** Unsaved text, which is still there when the tester returns to the place. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  readonly onSave: (text: string) => void;
};

/** A tester's note: a button until it is pressed, so that it doesn't cover the place. */
export function NoteField({ label, note, typed, onType, onSave }: NoteFieldProps) {
  const [isOpen, setIsOpen] = useState(typed !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = typed ?? note?.text ?? '';
  const hasNote = note !== null && note.text !== '';

  const open = () => {
    setIsOpen(true);
    // Runs after the field is mounted.
    requestAnimationFrame(() => field.current?.focus());
  };
  const save = () => {
    onSave(text);
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className={styles.note}>
      {isOpen ? (
        <>
          <FieldFrame label={label}>
            {(fieldProps) => (
              <textarea
                {...fieldProps}
                ref={field}
                className={styles.control}
                rows={3}
                maxLength={LIMITS.testerNote}
                value={text}
                onChange={(event) => onType(event.target.value)}
              />
            )}
          </FieldFrame>
          <Button kind="main" onClick={save}>
            Save note
          </Button>
        </>
      ) : (
        <>
          {hasNote && <p className={styles.written}>{note.text}</p>}
          <Button ref={opener} onClick={open}>
            {hasNote ? 'Edit your note' : 'Leave a note'}
          </Button>
        </>
      )}
      <p role="status" className={styles.status}>
        {!isOpen && noteStatusText(note)}
      </p>
    </div>
  );
}

/** The state of a note; null for one without text. */
export function noteStatusText(note: NoteState | null): string | null {
  switch (note?.kind) {
    case undefined:
      return null;
    case 'saved':
      return note.text === '' ? null : 'Sent to the creator';
    case 'sending':
      return 'Sending...';
    case 'waiting':
      return 'Kept on this device. We’ll send it when you’re online.';
    case 'refused':
      return note.reason;
  }
}
