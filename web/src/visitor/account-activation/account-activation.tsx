import type { WaitingGift } from '@laneway/contract/gifts';
import { activationTexts, resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { ACTIVATION_SUCCESS_REDIRECT_MS } from '@laneway/domain/timing';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useLinkCheck } from '../../api/queries/user.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { LinkCheckState } from '../../ui/forms/link-check-state.tsx';
import { isBadLink, isUsedLink } from '../../ui/forms/link-problem.ts';
import messages from '../../ui/forms/message.module.css';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { UsedLinkMessage } from '../../ui/forms/used-link-message.tsx';
import { emailError, failureOf, fieldErrors } from '../../ui/forms/validation.ts';
import { PosterPage } from '../purchase/poster-page.tsx';
import { useCompletePurchase } from '../purchase/use-checkout.ts';
import { ContactSupport } from '../support/contact-support.tsx';
import { ActivationForm } from './activation-form.tsx';
import styles from './gift-greeting.module.css';

type Outcome = 'open' | 'active' | 'active_logged_out' | 'used' | 'expired';

const PASSWORD_NOTE = 'Already signed up with this email? This becomes your new password.';

/** Opened by the link in a gift email: shows the gift, and asks for the remaining data of an account. */
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

/** The account is already active, so there is nothing to fill in. */
function UsedLink() {
  const { goHome, openPage } = useNavigation();
  const isVisitor = useUser() === null;
  return (
    <FormPage title="Your account is active">
      <UsedLinkMessage text={activationTexts.tokenUsed} />
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
      {isVisitor && (
        <LinkButton onPress={() => openPage({ page: 'passwordResetRequest' })}>
          Forgot your password?
        </LinkButton>
      )}
      <ContactSupport />
    </FormPage>
  );
}

/** Shown for an invalid link, with a form to request a new one. */
function BadLink({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  return (
    <FormPage title="Activate your account">
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <NewLinkForm />
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
      <LinkButton onPress={() => openPage({ page: 'login' })}>Already activated? Log in</LinkButton>
      <ContactSupport />
    </FormPage>
  );
}

/** People try this before they write to us. */
function NewLinkForm() {
  const call = useCall();
  const [reply, setReply] = useState<string | null>(null);
  if (reply !== null) return <SuccessMessage text={reply} />;
  return (
    <Form
      label="Resend activation link"
      check={({ email }) => fieldErrors({ email: emailError(email) })}
      send={async ({ email = '' }) => {
        const { detail } = await call('resendActivation', { body: { email: email.trim() } });
        setReply(detail);
      }}
      explain={(error, fields) => failureOf(error, resetTexts.failed, fields)}
    >
      <p>A new link may be all you need. Enter the email that your gift was sent to.</p>
      <OwnEmailField name="email" />
      <SubmitButton busyText={loadingTexts.sending}>Resend activation link</SubmitButton>
    </Form>
  );
}

type DoneProps = {
  /** The gift to open; null for home. */
  readonly gift: WaitingGift | null;
};

/** The account is active; the gift or home follows automatically. */
function Done({ gift }: DoneProps) {
  const { goHome } = useNavigation();
  const complete = useCompletePurchase();
  const next =
    gift === null
      ? { label: activationTexts.returnHome, onAct: goHome }
      : {
          label: 'Open your guide',
          onAct: () => complete({ id: gift.guide_id, title: gift.g_title }),
        };
  return (
    <FormPage title="Welcome to Laneway">
      <TimedMessage
        tone="good"
        text={activationTexts.succeeded}
        next={{ ...next, afterMs: ACTIVATION_SUCCESS_REDIRECT_MS }}
      />
      {gift !== null && <Button onClick={goHome}>{activationTexts.returnHome}</Button>}
    </FormPage>
  );
}

/** The gift with its giver and their message. */
function GiftGreeting({ gift }: { readonly gift: WaitingGift }) {
  const giver = gift.giver_name ?? 'A friend';
  return (
    <header className={styles.greeting}>
      <p className={styles.giver}>{giver} sent you a guide</p>
      <h1 className={styles.title}>{gift.g_title}</h1>
      {gift.personal_message !== null && (
        <figure className={styles.message}>
          <blockquote>{gift.personal_message}</blockquote>
          <figcaption>{giver}</figcaption>
        </figure>
      )}
      {gift.other_gifts > 0 && <p className={styles.others}>{othersText(gift.other_gifts)}</p>}
    </header>
  );
}

function othersText(count: number): string {
  return count === 1
    ? 'There’s one more guide for you, too.'
    : `There are ${count} more guides for you, too.`;
}
