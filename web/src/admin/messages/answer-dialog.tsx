import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { messageAnswerTexts } from '@laneway/domain/contact/contact-message';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type ManagedMessage, useHandleMessage } from '../../api/queries/contact-messages.ts';
import { openDraft } from '../../api/session/form-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import confirmation from '../confirmation.module.css';
import { explainer } from '../explain-failure.ts';

const ROWS = 8;

export type AnswerDialogProps = {
  readonly message: ManagedMessage;
  readonly name: string;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
};

/** Asks for the answer, which is emailed. */
export function AnswerDialog({ message, name, onAnswered, onClose }: AnswerDialogProps) {
  const { showToast } = useToast();
  const handle = useHandleMessage();
  const { message_key: key, sender_email: email, email_verified: isVerified } = message;
  const [draft] = useState(() => openDraft('tab', `message-answer.${key}`));
  const send = async ({ text = '' }: Values): Promise<void> => {
    await handle.mutateAsync({ key, decision: 'answer', text: text.trim() });
    draft.remove();
    showToast('Answer sent');
    // Synchronous: while the dialog is open, nothing behind it can take the focus.
    flushSync(onClose);
    onAnswered();
  };
  return (
    <Dialog title={`Answer ${name}`} width="narrow" onClose={onClose}>
      {!isVerified && (
        <p>This may not be their email. Don’t tell them anything about an account.</p>
      )}
      <Form label="Answer a message" check={check} send={send} explain={explain} draft={draft}>
        <TextAreaField
          name="text"
          label="Your answer"
          hint={`We’ll email it to ${email} with their message below it. You can answer once.`}
          maxLength={LIMITS.messageAnswer}
          rows={ROWS}
          isCounted
        />
        <div className={confirmation.buttons}>
          <SubmitButton busyText={loadingTexts.sending}>Send answer</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

const explain = explainer('We couldn’t send your answer. It’s kept here, so please try again.');

function check({ text }: Values) {
  return fieldErrors({ text: requiredError(text, messageAnswerTexts.required) });
}
