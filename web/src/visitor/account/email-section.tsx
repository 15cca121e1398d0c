import { LIMITS } from '@laneway/contract/limits';
import { emailChangeTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../api/failures.ts';
import {
  useCancelEmailChange,
  useEmailChange,
  useRequestEmailChange,
} from '../../api/queries/email-change.ts';
import type { User } from '../../api/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import {
  emailError,
  type Failure,
  failureOf,
  fieldErrors,
  messageOf,
  type Values,
} from '../../ui/forms/validation.ts';
import styles from './account.module.css';

/** The email of the account, the one that waits to be confirmed, and a form for another. */
export function EmailSection({ user }: { readonly user: User }) {
  const pending = useEmailChange(user.u_id).data?.new_email ?? null;
  const [isJustSent, setJustSent] = useState(false);
  return (
    <section aria-labelledby="email-title" className={styles.section}>
      <h2 id="email-title" className={styles.title}>
        Email
      </h2>
      <p className={styles.current}>
        Your email is <strong>{user.u_email}</strong>
        {user.email_verified ? '.' : ', not confirmed yet.'}
      </p>
      {pending === null && isJustSent && !user.email_verified && (
        <Corrected key={user.u_email} email={user.u_email} />
      )}
      {pending !== null && (
        <PendingEmail key={pending} userId={user.u_id} email={pending} takesFocus={isJustSent} />
      )}
      {/* A new form after each request, because the fields of the last one are filled in. */}
      <EmailForm
        key={`form ${pending} ${user.u_email}`}
        user={user}
        onSent={() => setJustSent(true)}
      />
    </section>
  );
}

/** After an email that was never confirmed was replaced. */
function Corrected({ email }: { readonly email: string }) {
  return (
    <div className={styles.pending}>
      <p role="status">
        We’ve sent a link to <strong>{email}</strong>. Open it to confirm your email.
      </p>
    </div>
  );
}

type PendingEmailProps = {
  readonly userId: number;
  readonly email: string;
  /** True if it was asked for on this page, and not on an earlier visit. */
  readonly takesFocus: boolean;
};

function PendingEmail({ userId, email, takesFocus }: PendingEmailProps) {
  const cancel = useCancelEmailChange(userId);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.pending}>
      <p role="status">
        We’ve sent a link to <strong>{email}</strong>. Open it within a day to change your email.
        Until then, you log in with the old one.
      </p>
      <Button
        onClick={() => cancel.mutate()}
        busyText={cancel.isPending ? loadingTexts.processing : undefined}
      >
        Keep your old email
      </Button>
      {cancel.error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(cancel.error, emailChangeTexts.failed)}
        </p>
      )}
    </div>
  );
}

type EmailFormProps = { readonly user: User; readonly onSent: () => void };

function EmailForm({ user, onSent }: EmailFormProps) {
  const request = useRequestEmailChange(user.u_id);
  const send = async ({ email = '', u_password = '' }: Values): Promise<void> => {
    await request.mutateAsync({ email: email.trim(), u_password });
    onSent();
  };
  return (
    <Form label="Change your email" check={check} send={send} explain={explain}>
      <TextField
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <PasswordField name="u_password" label="Your password" autoComplete="current-password" />
      <SubmitButton kind="quiet" busyText={loadingTexts.sending}>
        Change email
      </SubmitButton>
    </Form>
  );
}

/** A conflict is explained by the server: the email is another account's, or this one has just changed. */
function explain(error: unknown, fields: readonly string[]): Failure {
  const failure = failureOf(error, emailChangeTexts.failed, fields);
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  return isConflict && failure.text !== null ? { ...failure, text: error.detail } : failure;
}

function check({ email, u_password }: Values) {
  return fieldErrors({
    email: emailError(email),
    u_password: u_password ? null : authTexts.passwordRequired,
  });
}
