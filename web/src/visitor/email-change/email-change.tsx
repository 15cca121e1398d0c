import { emailChangeTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem } from '../../api/failures.ts';
import { OWNED_GUIDES } from '../../api/queries/owned-guides.ts';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useSession, useSessionState } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink, linkRefusal } from '../../ui/forms/link-problem.ts';
import messages from '../../ui/forms/message.module.css';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { failureOf } from '../../ui/forms/validation.ts';

/**
 * Opened by the link that was sent to a new email. Opening it doesn't change anything, and only someone who is logged in
 * to the account can: a typo may have sent the link to a stranger.
 */
export function EmailChange({ entry, entry: { token } }: PageProps<'emailChange'>) {
  const link = useLinkCheck('email_change', token);
  const session = useSessionState();
  const { openLogin } = useNavigation();
  const confirm = useConfirmChange(token ?? '');

  if (confirm.isSuccess) return <Done />;
  if (token === null) return <BadLink text={emailChangeTexts.tokenMissing} />;
  if (isBadLink(link.error) || linkRefusal(confirm.error) !== null) {
    const isUsed = isUsedLink(link.error) || isUsedLink(confirm.error);
    return <BadLink text={isUsed ? emailChangeTexts.tokenUsed : emailChangeTexts.tokenInvalid} />;
  }
  if (link.data === undefined || session.kind === 'checking') {
    return (
      <FormPage title={emailChangeTexts.confirm}>
        <LinkCheckState link={link} waitingText={loadingTexts.loading} />
      </FormPage>
    );
  }
  const user = userOf(session);
  return (
    <FormPage title={emailChangeTexts.confirm}>
      <p>
        This link changes the email of your Laneway account to <strong>{link.data.email}</strong>.
        Not yours? Just close this page.
      </p>
      {user === null ? (
        <>
          <p>Log in with your old email first.</p>
          <Button kind="main" onClick={() => openLogin(entry)}>
            Log in
          </Button>
        </>
      ) : (
        <>
          <p>You’re logged in as {user.u_email}.</p>
          <Button
            kind="main"
            onClick={() => confirm.mutate()}
            busyText={confirm.isPending ? loadingTexts.processing : undefined}
          >
            {emailChangeTexts.confirm}
          </Button>
        </>
      )}
      {confirm.error !== null && (
        <p role="alert" className={messages.bad}>
          {failureText(confirm.error)}
        </p>
      )}
    </FormPage>
  );
}

/** Gifts that waited for the new email are then in the person's guides. */
function useConfirmChange(token: string) {
  const call = useCall();
  const queries = useQueryClient();
  const { check } = useSession();
  return useMutation({
    mutationFn: () => call('confirmEmailChange', { body: { token } }),
    onSuccess: () => {
      void check();
      void queries.invalidateQueries({ queryKey: [OWNED_GUIDES] });
    },
  });
}

/** A conflict is explained by the server: the link is another account's, or another account has the email. */
function failureText(error: Error): string {
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  const text = isConflict ? error.detail : emailChangeTexts.failed;
  return failureOf(error, text, []).text ?? text;
}

function Done() {
  const { goHome, openPage } = useNavigation();
  const openAccount = () => {
    goHome();
    openPage({ page: 'account' });
  };
  return (
    <FormPage title="You’re all set">
      <SuccessMessage text={emailChangeTexts.succeeded} />
      <Button kind="main" onClick={openAccount}>
        Your details
      </Button>
    </FormPage>
  );
}

/** Shown for an invalid link; a new one can be asked for on the account page, which asks for a login if needed. */
function BadLink({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  const openAccount = () => {
    goHome();
    openPage({ page: 'account' });
  };
  return (
    <FormPage title={emailChangeTexts.confirm}>
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <p>Ask for a new link on your account page.</p>
      <Button kind="main" onClick={openAccount}>
        Your details
      </Button>
    </FormPage>
  );
}
