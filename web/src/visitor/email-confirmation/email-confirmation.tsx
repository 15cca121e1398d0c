import type { ReplyOf } from '@laneway/contract/call-types';
import { confirmationTexts, resetTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem } from '../../api/failures.ts';
import { OWNED_GUIDES } from '../../api/queries/owned-guides.ts';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useSession, useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink, linkRefusal } from '../../ui/forms/link-problem.ts';
import messages from '../../ui/forms/message.module.css';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { failureOf, fieldErrors, messageOf, type Values } from '../../ui/forms/validation.ts';

/**
 * Opened by the link in a welcome email. Opening it doesn't confirm anything: the page shows the account, and only a
 * user logged in to it can confirm it.
 */
export function EmailConfirmation({ entry: { token } }: PageProps<'emailConfirmation'>) {
  const link = useLinkCheck('email_confirmation', token);
  const session = useSessionState();
  const user = userOf(session);
  const confirm = useConfirmEmail(token ?? '');

  if (confirm.isSuccess) return <Done text={confirmationTexts.succeeded} />;
  if (token === null) return <BadLink text={confirmationTexts.tokenMissing} user={user} />;
  if (isBadLink(link.error) || linkRefusal(confirm.error) !== null) {
    const isConfirmed = isUsedLink(link.error) || isUsedLink(confirm.error);
    return isConfirmed || user?.email_verified === true ? (
      <Done text={confirmationTexts.alreadyDone} />
    ) : (
      <BadLink text={confirmationTexts.tokenInvalid} user={user} />
    );
  }
  const account = session.kind === 'checking' ? undefined : link.data;
  return (
    <FormPage title={confirmationTexts.confirm}>
      {account === undefined ? (
        <LinkCheckState link={link} waitingText={loadingTexts.loading} />
      ) : (
        <ConfirmAccount account={account} user={user} confirm={confirm} />
      )}
    </FormPage>
  );
}

/** Confirms the email of the user who is logged in; gifts that waited for it are then in their guides. */
function useConfirmEmail(token: string) {
  const call = useCall();
  const queries = useQueryClient();
  const { check } = useSession();
  return useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: () => {
      void check();
      void queries.invalidateQueries({ queryKey: [OWNED_GUIDES] });
    },
  });
}

type ConfirmEmailCall = ReturnType<typeof useConfirmEmail>;

function Done({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <FormPage title="You’re all set">
      <SuccessMessage text={text} />
      <Button kind="main" onClick={openPanel}>
        Your guides
      </Button>
    </FormPage>
  );
}

type BadLinkProps = { readonly text: string; readonly user: User | null };

/** Shown for an invalid link; a new one can be sent from the panel. */
function BadLink({ text, user }: BadLinkProps) {
  const { goHome, openPage } = useNavigation();
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <FormPage title={confirmationTexts.confirm}>
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <p>You can send yourself a new link from Your guides.</p>
      <Button kind="main" onClick={openPanel}>
        {user === null ? 'Log in' : 'Your guides'}
      </Button>
    </FormPage>
  );
}

type ConfirmAccountProps = {
  readonly account: ReplyOf<'validateResetToken'>;
  readonly user: User | null;
  readonly confirm: ConfirmEmailCall;
};

/** Shows the account, and lets its owner confirm it. */
function ConfirmAccount({ account, user, confirm }: ConfirmAccountProps) {
  const { email, name } = account;
  const isTheirs = user?.u_email === email;
  return (
    <>
      <p>
        This link confirms <strong>{email}</strong> for the Laneway account named “{name}”. Not
        yours? Just close this page.
      </p>
      {isTheirs ? (
        <Button
          kind="main"
          onClick={() => confirm.mutate()}
          busyText={confirm.isPending ? loadingTexts.processing : undefined}
        >
          {confirmationTexts.confirm}
        </Button>
      ) : (
        <LoginToConfirm
          email={email}
          otherEmail={user?.u_email ?? null}
          onLoggedIn={() => confirm.mutate()}
        />
      )}
      {confirm.error !== null && (
        <p role="alert" className={messages.bad}>
          {messageOf(confirm.error, confirmationTexts.failed)}
        </p>
      )}
    </>
  );
}

type LoginToConfirmProps = {
  readonly email: string;
  /** The logged-in user, if it is someone else. */
  readonly otherEmail: string | null;
  readonly onLoggedIn: () => void;
};

/** For a browser without the right login, such as the one an email app opens. */
function LoginToConfirm({ email, otherEmail, onLoggedIn }: LoginToConfirmProps) {
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
