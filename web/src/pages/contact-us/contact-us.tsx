import { LIMITS } from '@laneway/contract/limits';
import { authTexts, loadingTexts, resetTexts } from '@laneway/domain/accounts/messages';
import { CONTACT_RETURN_MS } from '@laneway/domain/timing';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { logProblem } from '../../diagnostics/log.ts';
import { Form } from '../../forms/form.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { TimedMessage } from '../../forms/timed-message.tsx';
import { failureOf, fieldErrors, requiredError, type Values } from '../../forms/validation.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { useUser } from '../../session/session-context.ts';

const ROWS = 7;

export function ContactUs() {
  const { goHome } = useNavigation();
  const call = useCall();
  const user = useUser();
  const [isSent, setSent] = useState(false);

  const send = async ({ message_content = '' }: Values): Promise<void> => {
    if (!user?.access_token) {
      logProblem(authTexts.notAuthenticated);
      throw new Error(authTexts.notAuthenticated);
    }
    await call('sendMessage', { query: { message_content: message_content.trim() } });
    setSent(true);
  };

  if (isSent) {
    const next = { label: 'See all guides', afterMs: CONTACT_RETURN_MS, onAct: goHome };
    return (
      <FormPage title="Contact us">
        <TimedMessage
          tone="good"
          text="Thanks! We’ve got your message and will reply by email."
          next={next}
        />
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Contact us"
      lead={user === null ? undefined : `We’ll reply to ${user.u_email}.`}
    >
      <Form
        label="Contact us"
        check={check}
        send={send}
        explain={(error, fields) => failureOf(error, resetTexts.failed, fields)}
      >
        <TextAreaField
          name="message_content"
          label="Your message"
          maxLength={LIMITS.message}
          rows={ROWS}
        />
        <SubmitButton busyText={loadingTexts.sending}>Send message</SubmitButton>
      </Form>
    </FormPage>
  );
}

function check({ message_content }: Values) {
  return fieldErrors({
    message_content: requiredError(message_content, 'Enter a message'),
  });
}
