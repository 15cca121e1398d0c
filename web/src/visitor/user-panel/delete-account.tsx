import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem } from '../../api/failures.ts';
import { useSession } from '../../api/session/session-context.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { useOfflineGuides } from '../../offline/use-offline-guides.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './delete-account.module.css';

/** Collapsed at first; deleting takes the password and a ticked checkbox. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.section}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Keep account' : 'Delete account'}
      </button>
      <div id={id}>{isOpen && <DeletionForm />}</div>
    </section>
  );
}

function DeletionForm() {
  const call = useCall();
  const { forget } = useSession();
  const { forgetVisits } = useVisits();
  const { showToast } = useToast();
  const offline = useOfflineGuides();
  const card = useRef<HTMLDivElement>(null);
  // It opens at the end of the page, below what is visible.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup function.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = async ({ u_password = '' }: Values): Promise<void> => {
    await call('deleteUser', { body: { u_password } });
    // Removes the saved guides too, because nobody can log in to this account any more.
    await offline?.onLogout(false);
    forgetVisits();
    forget();
    showToast('Your account is deleted');
  };
  return (
    <div ref={card} className={styles.card}>
      <h2 className={styles.title}>Delete your account?</h2>
      <p>
        We’ll permanently delete your name, email, notifications, messages and the text of your
        reviews. You’ll lose your guides, and this account’s walks on this device. Sales records and
        stars stay, without your name.
      </p>
      <Form label="Delete account" check={check} send={send} explain={explain}>
        <PasswordField name="u_password" label="Password" autoComplete="current-password" />
        <CheckboxField name="is_sure" label="I understand I can’t undo this" required />
        <SubmitButton kind="danger" busyText={loadingTexts.processing}>
          Delete your account
        </SubmitButton>
      </Form>
    </div>
  );
}

function check({ u_password, is_sure }: Values) {
  return fieldErrors({
    u_password: u_password ? null : authTexts.passwordRequired,
    is_sure: is_sure === undefined ? 'Tick the box to confirm' : null,
  });
}

/** The last admin can't be deleted; the server explains why. */
function explain(error: unknown, fields: readonly string[]): Failure {
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  return failureOf(error, isConflict ? error.detail : resetTexts.failed, fields);
}
