import { loadingTexts, resetTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { complaintsOf, emailComplaint, failureOf, type Values } from '../../forms/complaints.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { SuccessMessage } from '../../forms/success-message.tsx';
import { TextField } from '../../forms/text-field.tsx';

export function ResendActivation() {
  const call = useCall();
  const [answer, setAnswer] = useState<string | null>(null);
  const send = async ({ email = '' }: Values): Promise<void> => {
    const { detail } = await call('resendActivation', { body: { email: email.trim() } });
    setAnswer(detail);
  };
  if (answer !== null) return <SuccessMessage text={answer} />;
  return (
    <Form
      label="Resend activation link"
      check={check}
      send={send}
      explain={(error, fields) => failureOf(error, resetTexts.failed, fields)}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton kind="quiet" busyText={loadingTexts.sending}>
        Resend link
      </SubmitButton>
    </Form>
  );
}

function check({ email }: Values) {
  return complaintsOf({ email: emailComplaint(email) });
}
