import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem } from '../../api/failures.ts';
import { useSession } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';

export type LoginToConfirmProps = {
  readonly email: string;
  /** The logged-in user, if it is someone else. */
  readonly otherEmail: string | null;
  readonly onLoggedIn: () => void;
};

/** For a browser without the right login, such as the one an email app opens. */
export function LoginToConfirm({ email, otherEmail, onLoggedIn }: LoginToConfirmProps) {
  const { openPage } = useNavigation();
  const { logIn } = useSession();
  const send = async ({ u_password = '' }: Values): Promise<void> => {
    await logIn({ u_email: email, u_password, rememberMe: true });
    onLoggedIn();
  };
  return (
    <>
      {otherEmail !== null && <p>You’re logged in as {otherEmail}. This switches accounts.</p>}
      <Form
        label="Log in and confirm"
        check={check}
        send={send}
        explain={(error, fields) => failureOf(error, failureText(error), fields)}
      >
        <TextField
          name="u_email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <PasswordField name="u_password" label="Password" autoComplete="current-password" />
        <SubmitButton busyText={loadingTexts.loggingIn}>Log in and confirm</SubmitButton>
      </Form>
      <LinkButton onPress={() => openPage({ page: 'passwordResetRequest' })}>
        Forgot your password?
      </LinkButton>
    </>
  );
}

function check({ u_password }: Values) {
  return fieldErrors({ u_password: u_password ? null : authTexts.passwordRequired });
}

/** A failing server must not be reported as a wrong password. */
function failureText(error: unknown): string {
  const isWrong = error instanceof ApiProblem && error.status < 500;
  return isWrong ? authTexts.invalidCredentials : resetTexts.failed;
}
