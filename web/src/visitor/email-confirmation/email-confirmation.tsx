import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink, linkRefusal } from '../../ui/forms/link-problem.ts';
import messages from '../../ui/forms/message.module.css';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { ConfirmAccount } from './confirm-account.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

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

function Done({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <FormPage title="Email confirmed">
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
