import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
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

const OWN_EMAIL = 'your email';

export function PasswordResetRequest() {
  const { openPage } = useNavigation();
  const call = useCall();
  const typed = useTypedEmail();
  const [email, setEmail] = useState(typed?.current ?? '');
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
          <OwnEmailField name="email" onEmail={setEmail} />
          <BlockedSubmitButton
            busyText={loadingTexts.sending}
            needs={emailNeeded(email, OWN_EMAIL)}
          >
            Send reset link
          </BlockedSubmitButton>
        </Form>
      )}
      <LinkButton onPress={() => openPage({ page: 'login' })}>Back to login</LinkButton>
    </FormPage>
  );
}

function check({ email }: Values) {
  return fieldErrors({ email: emailError(email) });
}
