import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import {
  ASK_AGAIN_AFTER_DAYS,
  creatorRequestTexts,
} from '@laneway/domain/creators/creator-request';
import { flushSync } from 'react-dom';
import {
  type ManagedCreatorRequest,
  useDecideCreatorRequest,
} from '../../api/queries/creator-requests.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import confirmation from '../confirmation.module.css';
import { explainer } from '../explain-failure.ts';

const ROWS = 4;

export type DeclineDialogProps = {
  readonly request: ManagedCreatorRequest;
  readonly onDeclined: () => void;
  readonly onClose: () => void;
};

/** Asks for the reason, which the person reads. */
export function DeclineDialog({ request, onDeclined, onClose }: DeclineDialogProps) {
  const { showToast } = useToast();
  const decide = useDecideCreatorRequest();
  const { request_id: requestId, u_name: name } = request;
  const send = async ({ reason = '' }: Values): Promise<void> => {
    await decide.mutateAsync({ requestId, decision: 'declined', reason: reason.trim() });
    showToast(`${name}’s request is declined`);
    // Synchronous: while the dialog is open, nothing behind it can take the focus.
    flushSync(onClose);
    onDeclined();
  };
  return (
    <Dialog title={`Decline ${name}’s request?`} width="narrow" onClose={onClose}>
      <Form label="Decline request" check={check} send={send} explain={explain}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint={`We’ll email it to them. They can ask again after ${ASK_AGAIN_AFTER_DAYS} days.`}
          maxLength={LIMITS.creatorRequest}
          rows={ROWS}
          isCounted
        />
        <div className={confirmation.buttons}>
          <SubmitButton kind="danger" busyText={loadingTexts.processing}>
            Decline request
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

const explain = explainer('We couldn’t decline the request. Please try again.');

function check({ reason }: Values) {
  return fieldErrors({ reason: requiredError(reason, creatorRequestTexts.reasonRequired) });
}
