import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useSession, useSessionState } from '../api/session/session-context.ts';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/forms/form.tsx';
import { LinkButton } from '../ui/forms/link-button.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { failureOf, fieldErrors, type Values } from '../ui/forms/validation.ts';

/** Asks for the password over unsaved work. Pending saves continue after the login. */
export function LoginAgain({ email }: { readonly email: string }) {
  const { logIn, endExpired } = useSession();
  const state = useSessionState();
  const send = ({ u_password = '' }: Values) =>
    logIn({ u_email: email, u_password, rememberMe: true });
  return (
    <Dialog title="Log in to keep going" width="narrow" onClose={endExpired}>
      {state.kind === 'expired' && state.notice !== undefined && (
        <Callout tone="error" text={state.notice} />
      )}
      <p>You’ve been logged out. Your work is still here, and we’ll save it once you’re back.</p>
      <Form
        label="Log in"
        check={check}
        send={send}
        explain={(error, fields) => failureOf(error, authTexts.invalidCredentials, fields)}
      >
        <PasswordField
          name="u_password"
          label={`Password for ${email}`}
          autoComplete="current-password"
        />
        <SubmitButton busyText={loadingTexts.loggingIn}>Log in</SubmitButton>
      </Form>
      <LinkButton onPress={endExpired}>Log out</LinkButton>
    </Dialog>
  );
}

function check({ u_password }: Values) {
  return fieldErrors({ u_password: u_password ? null : authTexts.passwordRequired });
}
