import { decideInvitations, splitEmails } from '@laneway/domain/testers/invitations';
import { MAX_TESTERS } from '@laneway/domain/testers/limits';
import { useState } from 'react';
import { ApiProblem } from '../../../api/failures.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../../../ui/forms/validation.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';

export type InviteFormProps = {
  /** Who is testing already. */
  readonly liveEmails: readonly string[];
  readonly onInvite: (emails: readonly string[]) => Promise<unknown>;
};

const FAILED = 'We couldn’t send the invitations. Try again.';
/** Room for twenty of the longest, with what mail programs write around them. */
const MAX_PASTED_LENGTH = 8_000;

/** Takes any number of emails, however they were pasted. */
export function InviteForm({ liveEmails, onInvite }: InviteFormProps) {
  const { showToast } = useToast();
  // A new one is an empty form.
  const [sentCount, setSentCount] = useState(0);
  const check = ({ emails = '' }: Values) => {
    const decided = decideInvitations(splitEmails(emails), liveEmails);
    return fieldErrors({ emails: decided.ok ? null : decided.error.detail });
  };
  const send = async ({ emails = '' }: Values) => {
    const asked = splitEmails(emails);
    await onInvite(asked);
    showToast(asked.length === 1 ? 'Invitation sent' : `${asked.length} invitations sent`);
    setSentCount(sentCount + 1);
  };
  return (
    <Form key={sentCount} label="Invite testers" check={check} send={send} explain={explain}>
      <TextAreaField
        name="emails"
        label="Emails"
        hint={`Up to ${MAX_TESTERS} people. Separate them with commas or new lines.`}
        maxLength={MAX_PASTED_LENGTH}
        rows={2}
      />
      <SubmitButton busyText="Sending...">Send invitations</SubmitButton>
    </Form>
  );
}

/** The server's reason where it has one: the draft may have been published or withdrawn meanwhile. */
function explain(error: unknown, fields: readonly string[]): Failure {
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  return failureOf(error, isConflict ? error.detail : FAILED, fields);
}
