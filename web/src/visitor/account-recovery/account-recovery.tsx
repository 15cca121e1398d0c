import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { BlockedSubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { useTypedEmail } from '../../ui/forms/typed-email.tsx';
import {
  emailError,
  emailNeeded,
  failureOf,
  fieldErrors,
  type Values,
} from '../../ui/forms/validation.ts';
import { ContactSupport } from '../support/contact-support.tsx';
import styles from './account-recovery.module.css';

const OWN_EMAIL = 'your email';

/** One email field for both links, so that nobody types it where it asks for the other one. */
export function AccountRecovery() {
  const { openContact, openPage } = useNavigation();
  const call = useCall();
  const isVisitor = useUser() === null;
  const typed = useTypedEmail();
  const [email, setEmail] = useState(typed?.current ?? '');
  return (
    <FormPage
      title="Account recovery"
      lead="Let’s get you back in. Enter your email, then choose what you need."
    >
      <LinkRequest
        title="Forgot your password?"
        text="We’ll email you a link to choose a new one."
        button="Send reset link"
        kind="main"
        email={email}
        failed={resetTexts.requestFailed}
        request={async (body) => {
          await call('requestPasswordReset', { body });
          return resetTexts.requested;
        }}
      >
        <OwnEmailField name="email" onEmail={setEmail} />
      </LinkRequest>
      <LinkRequest
        title="Lost your activation link?"
        text="If a friend sent you a guide, we can resend your activation link."
        button="Resend link"
        kind="quiet"
        email={email}
        failed={resetTexts.failed}
        request={async (body) => (await call('resendActivation', { body })).detail}
      />
      {isVisitor ? (
        <ContactSupport />
      ) : (
        <section className={styles.way}>
          <h2>Still stuck?</h2>
          <p>Write to us. A real person will reply.</p>
          <Button onClick={openContact}>Contact us</Button>
        </section>
      )}
      <LinkButton onPress={() => openPage({ page: 'login' })}>Back to login</LinkButton>
    </FormPage>
  );
}

type LinkRequestProps = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly kind: ButtonKind;
  readonly email: string;
  /** The error when the server doesn't explain it. */
  readonly failed: string;
  /** Resolves with the text that says it was sent. */
  readonly request: (body: { readonly email: string }) => Promise<string>;
  /** The email field, in the form that Enter sends. */
  readonly children?: ReactNode;
};

function LinkRequest(props: LinkRequestProps) {
  const { title, text, button, kind, email, failed, request, children } = props;
  const [sent, setSent] = useState<{ readonly to: string; readonly reply: string } | null>(null);
  // Another email makes the button come back.
  const reply = sent?.to === email ? sent.reply : null;
  const send = async (): Promise<void> => {
    // Enter in the field sends the form even without its button.
    if (reply === null) setSent({ to: email, reply: await request({ email: email.trim() }) });
  };
  return (
    <Form
      label={title}
      check={check}
      send={send}
      explain={(error, fields) => failureOf(error, failed, fields)}
    >
      {children}
      <section className={styles.way}>
        <h2>{title}</h2>
        <p>{text}</p>
        {reply === null ? (
          <BlockedSubmitButton
            kind={kind}
            busyText={loadingTexts.sending}
            needs={emailNeeded(email, OWN_EMAIL)}
          >
            {button}
          </BlockedSubmitButton>
        ) : (
          <SuccessMessage text={reply} />
        )}
      </section>
    </Form>
  );
}

/** The form without a field has no value, and its button is blocked until the email is valid. */
function check({ email }: Values) {
  return fieldErrors({ email: email === undefined ? null : emailError(email) });
}
