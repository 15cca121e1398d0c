import { LIMITS } from '@laneway/contract/limits';
import { activationTexts, signUpTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useCall } from '../../api/call-context.ts';
import { useSession } from '../../api/session/session-context.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { type LinkRefusal, linkRefusal } from '../../ui/forms/link-problem.ts';
import { newPasswordErrors } from '../../ui/forms/new-password.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { suspensionText } from '../../ui/forms/suspension-text.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { failureOf, fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';

export type ActivationFormProps = {
  readonly token: string;
  readonly email: string;
  /** The name that the giver typed; empty if none. */
  readonly name: string;
  /** Called with true if the user is logged in as well. */
  readonly onActive: (isLoggedIn: boolean) => void;
  /** Called with the reason why the link no longer works. */
  readonly onRefused: (reason: LinkRefusal) => void;
};

export function ActivationForm({
  token,
  email,
  name: given,
  onActive,
  onRefused,
}: ActivationFormProps) {
  const call = useCall();
  const { logIn } = useSession();
  const send = async ({ name = '', password = '' }: Values): Promise<void> => {
    try {
      const body = { token, password, name: name.trim(), age_confirmed: true };
      await call('activateAccount', { body });
    } catch (error) {
      const reason = linkRefusal(error);
      if (reason === null) throw error;
      return onRefused(reason);
    }
    // The account is active whether or not this works; the user can still log in themselves.
    const isLoggedIn = await logIn({ u_email: email, u_password: password, rememberMe: true }).then(
      () => true,
      (error: unknown) => {
        logProblem('The new account could not be logged in', error);
        return false;
      },
    );
    // Only now, so that the next page already has the login.
    onActive(isLoggedIn);
  };
  return (
    <Form
      label={activationTexts.activate}
      check={check}
      send={send}
      explain={(error, fields) =>
        failureOf(error, suspensionText(error) ?? activationTexts.failed, fields)
      }
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
      />
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.name}
        defaultValue={given}
      />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
      <CheckboxField name="age_confirmed" label={signUpTexts.ageConfirmation} required />
      <SubmitButton busyText={loadingTexts.processing}>{activationTexts.activate}</SubmitButton>
    </Form>
  );
}

function check({ email, name, password, confirm_password, age_confirmed }: Values) {
  const errors = newPasswordErrors(password, confirm_password, email);
  return fieldErrors({
    name: requiredError(name, authTexts.nameRequired),
    password: errors.password,
    confirm_password: errors.confirmation,
    age_confirmed: age_confirmed === undefined ? signUpTexts.ageConfirmationRequired : null,
  });
}
