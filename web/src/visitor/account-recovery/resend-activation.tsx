import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { Form } from '../../ui/forms/form.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { emailError, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';

export function ResendActivation() {
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
