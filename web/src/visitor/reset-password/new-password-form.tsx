import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { Form } from '../../ui/forms/form.tsx';
import { type LinkRefusal, linkRefusal } from '../../ui/forms/link-problem.ts';
import { newPasswordErrors } from '../../ui/forms/new-password.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { suspensionText } from '../../ui/forms/suspension-text.ts';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { isNewCreator } from '../../ui/notifications/unread-approval.ts';

export type NewPasswordFormProps = {
  readonly token: string;
  /** Masked, so that a leaked link doesn't reveal the email. */
  readonly email: string;
  /** Called with true for a new creator, who hasn't seen their dashboard yet. */
  readonly onReset: (isNewCreator: boolean) => void;
  /** Called with the reason why the link no longer works. */
  readonly onRefused: (reason: LinkRefusal) => void;
};

export function NewPasswordForm({ token, email, onReset, onRefused }: NewPasswordFormProps) {
  const call = useCall();
  const { logInBy, getState } = useSession();
  const send = async ({ new_password = '' }: Values): Promise<void> => {
    try {
      await logInBy(async () => {
        const { user } = await call('resetPassword', { body: { token, new_password } });
        return user;
      });
    } catch (error) {
      const reason = linkRefusal(error);
      if (reason === null) throw error;
      return onRefused(reason);
    }
    // The login has succeeded, whatever becomes of this.
    const user = userOf(getState());
    const isNew = user === null ? false : await isNewCreator(call, user).catch(() => false);
    onReset(isNew);
  };
  return (
    <>
      <p>You’re choosing a new password for {email}.</p>
      <Form
        label="Choose a new password"
        check={check}
        send={send}
        explain={(error, fields) =>
          failureOf(error, suspensionText(error) ?? resetTexts.failed, fields)
        }
      >
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
        <SubmitButton busyText={loadingTexts.processing}>Reset password</SubmitButton>
      </Form>
    </>
  );
}

function check({ new_password, confirm_password }: Values) {
  const { password, confirmation } = newPasswordErrors(new_password, confirm_password);
  return fieldErrors({ new_password: password, confirm_password: confirmation });
}
