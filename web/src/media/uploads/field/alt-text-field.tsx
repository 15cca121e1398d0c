import { LIMITS } from '@laneway/contract/limits';
import { useId } from 'react';
import form from '../../../ui/forms/form.module.css';

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

/** Typical file names of cameras and phones, and anything with an image's file extension. */
const FILE_NAME =
  /^(?:(?:IMG|DSC[NF]?|PXL|MVIMG|P)[-_]?\d{3,}\S*|\S+\.(?:jpe?g|png|webp|gif|avif|heic))$/i;

/** True if an image description is just its file name, which isn't useful to anyone. */
export function looksLikeFileName(text: string): boolean {
  return FILE_NAME.test(text.trim());
}
