import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import { useState } from 'react';
import { ApiProblem } from '../../api/failures.ts';
import { type GiftCorrection, useResendGift } from '../../api/queries/own-orders.ts';
import type { Order } from '../../api/queries/purchases.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import messages from '../../ui/forms/message.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
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

/** The actions of the giver until their friend has opened the gift. */
export function UnopenedGift({ order }: { readonly order: Order }) {
  const resend = useResendGift(order.order_id);
  const { showToast } = useToast();
  const [isCorrecting, setCorrecting] = useState(false);
  const sendAgain = () =>
    resend.mutate({}, { onSuccess: () => showToast('We’ve sent the email again') });
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => setCorrecting(true)}>Change details</Button>
        <Button onClick={sendAgain} busyText={resend.isPending ? loadingTexts.sending : undefined}>
          Send email again
        </Button>
      </div>
      {resend.error !== null && (
        <p role="alert" className={messages.bad}>
          {failureText(resend.error, []).text}
        </p>
      )}
      {isCorrecting && <GiftDialog order={order} onClose={() => setCorrecting(false)} />}
    </>
  );
}

type GiftDialogProps = { readonly order: Order; readonly onClose: () => void };

const TITLE = 'Change your gift’s details';
const MESSAGE_ROWS = 4;

function GiftDialog({ order, onClose }: GiftDialogProps) {
  const resend = useResendGift(order.order_id);
  const { showToast } = useToast();
  const [initial] = useState(() => detailsOf(order));
  const send = async (values: Values): Promise<void> => {
    const { friend_email } = await resend.mutateAsync(correctionOf(initial, values));
    const isMoved = friend_email !== order.friend_email;
    showToast(isMoved ? 'We’ve sent the gift to the new email' : 'We’ve sent the email again');
    onClose();
  };
  return (
    <Dialog title={TITLE} width="narrow" onClose={onClose}>
      <p>
        We’ll send a new email. If you change the address, the link in the first one stops working.
      </p>
      <Form label={TITLE} check={check} send={send} explain={failureText} initial={initial}>
        <TextField
          name="friend_email"
          label="Friend’s email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          // The form reads the corrected field when it is sent.
          onCorrect={() => undefined}
        />
        <TextField
          name="friend_name"
          label="Friend’s name (optional)"
          autoComplete="off"
          maxLength={LIMITS.name}
          required={false}
        />
        <TextAreaField
          name="personal_message"
          label="Personal message (optional)"
          maxLength={LIMITS.personalMessage}
          rows={MESSAGE_ROWS}
          required={false}
          isCounted
        />
        <SubmitButton busyText={loadingTexts.sending}>Send gift</SubmitButton>
      </Form>
    </Dialog>
  );
}

const FIELDS = ['friend_email', 'friend_name', 'personal_message'] as const;
type GiftDetails = Readonly<Record<(typeof FIELDS)[number], string>>;

function detailsOf(order: Order): GiftDetails {
  const { friend_email, friend_name, personal_message } = order;
  return {
    friend_email: friend_email ?? '',
    friend_name: friend_name ?? '',
    personal_message: personal_message ?? '',
  };
}

/** The fields that are different now. */
function correctionOf(before: GiftDetails, values: Values): GiftCorrection {
  const typed = FIELDS.map((field) => [field, (values[field] ?? '').trim()] as const);
  return Object.fromEntries(typed.filter(([field, value]) => value !== before[field].trim()));
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
