import { isEmail } from '@laneway/domain/accounts/email';
import { loadingTexts, resetTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { Form } from '../../forms/form.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { LinkButton } from '../../forms/link-button.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { SuccessMessage } from '../../forms/success-message.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { emailError, failureOf, fieldErrors, type Values } from '../../forms/validation.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';

export function PasswordResetRequest() {
  const { openPage } = useNavigation();
  const call = useCall();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  const send = async (): Promise<void> => {
    await call('requestPasswordReset', { body: { email: email.trim() } });
    setSent(true);
  };

  return (
    <FormPage
      title="Reset your password"
      lead={
        isSent ? undefined : 'Enter your email and we’ll send you a link to choose a new password.'
      }
    >
      {isSent ? (
        <SuccessMessage text={resetTexts.requested} />
      ) : (
        <Form
          label="Reset your password"
          check={check}
          send={send}
          explain={(error, fields) => failureOf(error, resetTexts.requestFailed, fields)}
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            onChange={(event) => setEmail(event.target.value)}
          />
          <SubmitButton busyText={loadingTexts.sending} disabled={!isEmail(email.trim())}>
            Send reset link
          </SubmitButton>
        </Form>
      )}
      <LinkButton onPress={() => openPage({ page: 'login' })}>Back to login</LinkButton>
    </FormPage>
  );
}

function check({ email }: Values) {
  return fieldErrors({ email: emailError(email) });
}
