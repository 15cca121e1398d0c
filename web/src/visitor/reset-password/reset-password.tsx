import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { RESET_INVALID_REDIRECT_MS, RESET_SUCCESS_REDIRECT_MS } from '@laneway/domain/timing';
import { useState } from 'react';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink } from '../../ui/forms/link-problem.ts';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { UsedLinkMessage } from '../../ui/forms/used-link-message.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

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
