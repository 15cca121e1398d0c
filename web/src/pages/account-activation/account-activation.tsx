import { activationTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { ACTIVATION_SUCCESS_REDIRECT_MS } from '@laneway/domain/timing';
import { useState } from 'react';
import { useLinkCheck } from '../../api/queries/user.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { LinkCheckState } from '../../forms/link-check-state.tsx';
import { isBadLink } from '../../forms/link-problem.ts';
import { TimedMessage } from '../../forms/timed-message.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { ActivationForm } from './activation-form.tsx';
import { BadLink } from './bad-link.tsx';

type Outcome = 'open' | 'active' | 'used_up';

/** Opened by the link in a gift email: asks for the rest of what an account needs. */
export function AccountActivation({ entry: { token } }: PageProps<'accountActivation'>) {
  const { goHome } = useNavigation();
  const link = useLinkCheck('account_activation', token);
  const [outcome, setOutcome] = useState<Outcome>('open');

  if (outcome === 'active') return <Done />;
  if (token === null) return <BadLink text={activationTexts.tokenMissing} />;
  if (outcome === 'used_up' || isBadLink(link.error)) {
    return <BadLink text={activationTexts.tokenInvalid} />;
  }
  return (
    <FormPage
      title="Activate your account"
      lead="A friend sent you a guide. Choose a name and password to open it. If you already have an account with this email, it gets this new password."
    >
      {link.data !== undefined && (
        <ActivationForm
          token={token}
          email={link.data.email}
          onActive={() => setOutcome('active')}
          onUsedUp={() => setOutcome('used_up')}
        />
      )}
      <LinkCheckState link={link} waitingText={loadingTexts.loading} />
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
    </FormPage>
  );
}

function Done() {
  const { goHome } = useNavigation();
  const next = {
    label: activationTexts.returnHome,
    afterMs: ACTIVATION_SUCCESS_REDIRECT_MS,
    onAct: goHome,
  };
  return (
    <FormPage title="Activate your account">
      <TimedMessage tone="good" text={activationTexts.succeeded} next={next} />
    </FormPage>
  );
}
