import type { ReplyOf } from '@laneway/contract/call-types';
import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { User } from '../../api/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import messages from '../../ui/forms/message.module.css';
import { messageOf } from '../../ui/forms/validation.ts';
import { LoginToConfirm } from './login-to-confirm.tsx';
import type { ConfirmEmailCall } from './use-confirm-email.ts';

export type ConfirmAccountProps = {
  readonly account: ReplyOf<'validateResetToken'>;
  readonly user: User | null;
  readonly confirm: ConfirmEmailCall;
};

/** Shows the account, and lets its owner confirm it. */
export function ConfirmAccount({ account, user, confirm }: ConfirmAccountProps) {
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
