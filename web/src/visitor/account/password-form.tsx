import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { Form } from '../../ui/forms/form.tsx';
import { newPasswordErrors } from '../../ui/forms/new-password.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './account.module.css';

/** The email is needed because a password that repeats it is refused. */
export function PasswordForm({ email }: { readonly email: string }) {
  const call = useCall();
  const { showToast } = useToast();
  // A new form after each change, because the fields of the last one are filled in.
  const [changes, setChanges] = useState(0);
  const send = async ({ current_password = '', new_password = '' }: Values): Promise<void> => {
    await call('changePassword', { body: { current_password, new_password } });
    showToast('Password changed. Other devices are logged out');
    setChanges(changes + 1);
  };
  const check = ({ current_password, new_password, confirm_password }: Values) => {
    const { password, confirmation } = newPasswordErrors(new_password, confirm_password, email);
    return fieldErrors({
      current_password: current_password ? null : 'Enter your current password',
      new_password: password,
      confirm_password: confirmation,
    });
  };
  return (
    <section aria-labelledby="password-title" className={styles.section}>
      <h2 id="password-title" className={styles.title}>
        Password
      </h2>
      <p>We’ll log you out on all your other devices.</p>
      <Form
        key={changes}
        label="Change your password"
        check={check}
        send={send}
        explain={(error, fields) =>
          failureOf(error, 'We couldn’t change your password. Please try again.', fields)
        }
      >
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          name="new_password"
          label="New password"
          hint="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField
          name="confirm_password"
          label="Confirm password"
          autoComplete="new-password"
        />
        <SubmitButton kind="quiet" busyText={loadingTexts.processing}>
          Change password
        </SubmitButton>
      </Form>
    </section>
  );
}
