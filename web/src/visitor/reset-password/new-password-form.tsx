import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { Form } from '../../ui/forms/form.tsx';
import { type LinkRefusal, linkRefusal } from '../../ui/forms/link-problem.ts';
import { newPasswordErrors } from '../../ui/forms/new-password.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { suspensionText } from '../../ui/forms/suspension-text.ts';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';

export type NewPasswordFormProps = {
  readonly token: string;
  /** Masked, so that a leaked link doesn't reveal the email. */
  readonly email: string;
  readonly onReset: () => void;
  /** Called with the reason why the link no longer works. */
  readonly onRefused: (reason: LinkRefusal) => void;
};

export function NewPasswordForm({ token, email, onReset, onRefused }: NewPasswordFormProps) {
  const call = useCall();
  const { logInBy } = useSession();
  const send = async ({ new_password = '' }: Values): Promise<void> => {
    try {
      await logInBy(async () => {
        const { user } = await call('resetPassword', { body: { token, new_password } });
        return user;
      });
      onReset();
    } catch (error) {
      const reason = linkRefusal(error);
      if (reason === null) throw error;
      onRefused(reason);
    }
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
