import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink } from '../../ui/forms/link-problem.ts';
import { PosterPage } from '../purchase/poster-page.tsx';
import { ContactSupport } from '../support/contact-support.tsx';
import { ActivationForm } from './activation-form.tsx';
import { BadLink } from './bad-link.tsx';
import { Done } from './done.tsx';
import { GiftGreeting } from './gift-greeting.tsx';
import { UsedLink } from './used-link.tsx';

type Outcome = 'open' | 'active' | 'active_logged_out' | 'used' | 'expired';

const PASSWORD_NOTE = 'Already signed up with this email? This becomes your new password.';

/** Opened by the link in a gift email: shows the gift, and asks for the rest of what an account needs. */
export function AccountActivation({ entry: { token } }: PageProps<'accountActivation'>) {
  const { goHome } = useNavigation();
  const link = useLinkCheck('account_activation', token);
  const [outcome, setOutcome] = useState<Outcome>('open');
  const gift = link.data?.gift ?? null;

  if (outcome === 'active') return <Done gift={gift} />;
  // A guide that isn't public can't be opened by someone who has to log in first.
  if (outcome === 'active_logged_out') return <Done gift={null} />;
  if (token === null) return <BadLink text={activationTexts.tokenMissing} />;
  if (outcome === 'used' || isUsedLink(link.error)) return <UsedLink />;
  if (outcome === 'expired' || isBadLink(link.error)) {
    return <BadLink text={activationTexts.tokenInvalid} />;
  }
  const form = (
    <>
      {link.data !== undefined && (
        <ActivationForm
          token={token}
          email={link.data.email}
          name={gift?.friend_name ?? ''}
          onActive={(isLoggedIn) => setOutcome(isLoggedIn ? 'active' : 'active_logged_out')}
          onRefused={setOutcome}
        />
      )}
      <LinkCheckState link={link} waitingText={loadingTexts.loading} />
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
      <ContactSupport email={link.data?.email} />
    </>
  );
  if (gift === null) {
    return (
      <FormPage
        title="Activate your account"
        lead={`A friend sent you a guide. Choose a name and password to open it. ${PASSWORD_NOTE}`}
      >
        {form}
      </FormPage>
    );
  }
  return (
    <PosterPage guide={gift}>
      <GiftGreeting gift={gift} />
      <p>Choose a name and password to open it. {PASSWORD_NOTE}</p>
      {form}
    </PosterPage>
  );
}
