import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { RESET_INVALID_REDIRECT_MS, RESET_SUCCESS_REDIRECT_MS } from '@laneway/domain/timing';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useSession } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import {
  isBadLink,
  isUsedLink,
  type LinkRefusal,
  linkRefusal,
} from '../../ui/forms/link-problem.ts';
import { newPasswordErrors } from '../../ui/forms/new-password.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { suspensionText } from '../../ui/forms/suspension-text.ts';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { UsedLinkMessage } from '../../ui/forms/used-link-message.tsx';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { isNewCreator } from '../../ui/notifications/unread-approval.ts';

const DONE_TITLE = 'Welcome back';

type Outcome = 'open' | 'reset' | 'reset by a new creator' | 'used' | 'expired';

/** Opened by an emailed link: asks for a new password, or shows what is wrong with the link. */
export function ResetPassword({ entry: { token } }: PageProps<'resetPassword'>) {
  const link = useLinkCheck('password_reset', token);
  const [outcome, setOutcome] = useState<Outcome>('open');

  if (outcome === 'reset') return <Done />;
  if (outcome === 'reset by a new creator') return <DoneByNewCreator />;
  if (token === null) return <BadLink text={resetTexts.tokenMissing} />;
  if (outcome === 'used' || isUsedLink(link.error)) return <UsedLink />;
  if (outcome === 'expired' || isBadLink(link.error)) {
    return <BadLink text={resetTexts.tokenInvalid} />;
  }
  return (
    <FormPage title="Choose a new password">
      {link.data !== undefined && (
        <NewPasswordForm
          token={token}
          email={link.data.email}
          onReset={(isNewCreator) => setOutcome(isNewCreator ? 'reset by a new creator' : 'reset')}
          onRefused={setOutcome}
        />
      )}
      <LinkCheckState link={link} waitingText={loadingTexts.validatingResetLink} />
    </FormPage>
  );
}

function BadLink({ text }: { readonly text: string }) {
  const { openPage } = useNavigation();
  const next = {
    label: resetTexts.requestNewLink,
    afterMs: RESET_INVALID_REDIRECT_MS,
    onAct: () => openPage({ page: 'passwordResetRequest' }),
  };
  return (
    <FormPage title="Choose a new password">
      <TimedMessage tone="bad" text={text} next={next} />
    </FormPage>
  );
}

/** No countdown: it would take users who know their password away from the login. */
function UsedLink() {
  const { openPage } = useNavigation();
  return (
    <FormPage title="Choose a new password">
      <UsedLinkMessage text={resetTexts.tokenUsed} />
      <Button onClick={() => openPage({ page: 'passwordResetRequest' })}>
        {resetTexts.requestNewLink}
      </Button>
    </FormPage>
  );
}

function Done() {
  const { goHome } = useNavigation();
  const next = { label: 'See all guides', afterMs: RESET_SUCCESS_REDIRECT_MS, onAct: goHome };
  return (
    <FormPage title={DONE_TITLE}>
      <TimedMessage tone="good" text={resetTexts.succeeded} next={next} />
    </FormPage>
  );
}

/** Their first login leads to their dashboard, as it does from the login page. */
function DoneByNewCreator() {
  const { openDashboard } = useNavigation();
  const next = {
    label: 'Open the dashboard',
    afterMs: RESET_SUCCESS_REDIRECT_MS,
    onAct: openDashboard,
  };
  return (
    <FormPage title={DONE_TITLE}>
      <TimedMessage tone="good" text={resetTexts.succeeded} next={next} />
    </FormPage>
  );
}

type NewPasswordFormProps = {
  readonly token: string;
  /** Masked, so that a leaked link doesn't reveal the email. */
  readonly email: string;
  /** Called with true for a new creator, who hasn't seen their dashboard yet. */
  readonly onReset: (isNewCreator: boolean) => void;
  /** Called with the reason why the link no longer works. */
  readonly onRefused: (reason: LinkRefusal) => void;
};

function NewPasswordForm({ token, email, onReset, onRefused }: NewPasswordFormProps) {
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
    // The login has succeeded even if this call fails.
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
