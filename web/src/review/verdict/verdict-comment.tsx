import { LIMITS } from '@laneway/contract/limits';
import type { ContentStatus } from '@laneway/domain/statuses';
import { settleComment } from '@laneway/domain/workflow/comments';
import { useState } from 'react';
import { FieldFrame } from '../../forms/field-frame.tsx';
import form from '../../forms/form.module.css';

const ROWS = 5;
const OPTIONAL = 'Optional. Only admins will see it.';

export type VerdictCommentProps = {
  readonly target: ContentStatus;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** The comment of a verdict. One that needs it says so from the start, and again once the field is left blank. */
export function VerdictComment({ target, value, onChange }: VerdictCommentProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const asked = settleComment(target, 'action_panel', '');
  const settled = settleComment(target, 'approval_dialog', value);
  return (
    <FieldFrame
      label="Comment"
      hint={asked.ok ? OPTIONAL : asked.error}
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
