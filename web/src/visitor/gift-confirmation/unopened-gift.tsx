import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import { useState } from 'react';
import { ApiProblem } from '../../api/failures.ts';
import type { Order } from '../../api/queries/purchases.ts';
import { useResendGift } from '../../api/queries/sent-gift.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import messages from '../../ui/forms/message.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import {
  emailError,
  type Failure,
  failureOf,
  fieldErrors,
  type Values,
} from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './gift-confirmation.module.css';

const FAILED = 'We couldn’t send the gift again. Please try again.';

/** What the giver can do until their friend has opened the gift. */
export function UnopenedGift({ order }: { readonly order: Order }) {
  const resend = useResendGift(order.order_id);
  const { showToast } = useToast();
  const [isCorrecting, setCorrecting] = useState(false);
  const sendAgain = () =>
    resend.mutate(null, { onSuccess: () => showToast('We’ve sent the email again') });
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => setCorrecting(true)}>Change email</Button>
        <Button onClick={sendAgain} busyText={resend.isPending ? loadingTexts.sending : undefined}>
          Send email again
        </Button>
      </div>
      {resend.error !== null && (
        <p role="alert" className={messages.bad}>
          {failureText(resend.error, []).text}
        </p>
      )}
      {isCorrecting && <EmailDialog order={order} onClose={() => setCorrecting(false)} />}
    </>
  );
}

type EmailDialogProps = { readonly order: Order; readonly onClose: () => void };

function EmailDialog({ order, onClose }: EmailDialogProps) {
  const resend = useResendGift(order.order_id);
  const { showToast } = useToast();
  const send = async ({ friend_email = '' }: Values): Promise<void> => {
    await resend.mutateAsync(friend_email.trim());
    showToast('We’ve sent the gift to the new email');
    onClose();
  };
  return (
    <Dialog title="Change your friend’s email" width="narrow" onClose={onClose}>
      <p>We’ll send the gift there. The link in the first email stops working.</p>
      <Form label="Change your friend’s email" check={check} send={send} explain={failureText}>
        <TextField
          name="friend_email"
          label="Friend’s email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          defaultValue={order.friend_email ?? ''}
        />
        <SubmitButton busyText={loadingTexts.sending}>Send gift</SubmitButton>
      </Form>
    </Dialog>
  );
}

function check({ friend_email }: Values) {
  return fieldErrors({
    friend_email: emailError(friend_email, giftRefusalTexts.friendEmailRequired),
  });
}

/** The server explains why a gift can't go there, or that it was opened meanwhile. */
function failureText(error: unknown, fields: readonly string[]): Failure {
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  return failureOf(error, isConflict ? error.detail : FAILED, fields);
}
