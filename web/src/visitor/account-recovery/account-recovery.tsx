import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { emailError, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { ContactSupport } from '../support/contact-support.tsx';
import styles from './account-recovery.module.css';

export function AccountRecovery() {
  const { openContact, openPage } = useNavigation();
  const isVisitor = useUser() === null;
  return (
    <FormPage title="Account recovery" lead="Let’s get you back in.">
      <section className={styles.way}>
        <h2>Forgot your password?</h2>
        <p>We’ll email you a link to choose a new one.</p>
        <Button kind="main" onClick={() => openPage({ page: 'passwordResetRequest' })}>
          Reset your password
        </Button>
      </section>
      <section className={styles.way}>
        <h2>Lost your activation link?</h2>
        <p>If a friend sent you a guide, we can resend your activation link.</p>
        <ResendActivation />
      </section>
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

function ResendActivation() {
  const call = useCall();
  const [reply, setReply] = useState<string | null>(null);
  const send = async ({ email = '' }: Values): Promise<void> => {
    const { detail } = await call('resendActivation', { body: { email: email.trim() } });
    setReply(detail);
  };
  if (reply !== null) return <SuccessMessage text={reply} />;
  return (
    <Form
      label="Resend activation link"
      check={check}
      send={send}
      explain={(error, fields) => failureOf(error, resetTexts.failed, fields)}
    >
      <OwnEmailField name="email" />
      <SubmitButton kind="quiet" busyText={loadingTexts.sending}>
        Resend link
      </SubmitButton>
    </Form>
  );
}

function check({ email }: Values) {
  return fieldErrors({ email: emailError(email) });
}
