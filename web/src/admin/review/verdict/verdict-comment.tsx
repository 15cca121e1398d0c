import { LIMITS } from '@laneway/contract/limits';
import type { ContentStatus } from '@laneway/domain/statuses';
import { settleComment } from '@laneway/domain/workflow/comments';
import { useState } from 'react';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import form from '../../../ui/forms/form.module.css';

const ROWS = 5;
const OPTIONAL = 'Optional. Only admins will see it.';
const FROM_NOTE = 'It starts as your note on the guide, and replaces it.';

export type VerdictCommentProps = {
  readonly target: ContentStatus;
  readonly value: string;
  /** The note on the guide, which the comment begins with and takes the place of. */
  readonly note: string | null;
  readonly onChange: (text: string) => void;
};

/** The comment of a verdict. One that needs it says so from the start, and again once the field is left blank. */
export function VerdictComment({ target, value, note, onChange }: VerdictCommentProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const asked = settleComment(target, 'action_panel', '');
  const settled = settleComment(target, 'approval_dialog', value);
  return (
    <FieldFrame
      label="Comment"
      hint={asked.ok ? OPTIONAL : note === null ? asked.error : `${asked.error} ${FROM_NOTE}`}
      error={settled.ok || !wasLeft ? undefined : settled.error}
    >
      {(links) => (
        <textarea
          {...links}
          className={form.control}
          rows={ROWS}
          maxLength={LIMITS.comment}
          required={!asked.ok}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setWasLeft(true)}
        />
      )}
    </FieldFrame>
  );
}
