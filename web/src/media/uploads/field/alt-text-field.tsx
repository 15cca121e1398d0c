import { LIMITS } from '@laneway/contract/limits';
import { useId } from 'react';
import form from '../../../ui/forms/form.module.css';
import { looksLikeFileName } from './looks-like-file-name.ts';

export type AltText = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The description of an image for people who can't see it. It is never required, and never filled in by us. */
export function AltTextField({ value, onChange }: AltText) {
  const id = useId();
  const isDoubtful = looksLikeFileName(value);
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        Describe the image
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        For people who can’t see it. Say what matters, in a sentence.
      </p>
      <input
        id={id}
        type="text"
        className={form.control}
        value={value}
        maxLength={LIMITS.imageAlt}
        aria-describedby={isDoubtful ? `${id}-hint ${id}-doubt` : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {isDoubtful && (
        <p id={`${id}-doubt`} className={form.error}>
          That looks like a file name. Say what the image shows.
        </p>
      )}
    </div>
  );
}
