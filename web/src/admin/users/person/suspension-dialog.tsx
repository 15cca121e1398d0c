import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type SuspensionAct, suspensionTexts } from '@laneway/domain/accounts/suspension';
import { type ManagedPerson, useChangeSuspension } from '../../../api/queries/managed-person.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { fieldErrors, requiredError, type Values } from '../../../ui/forms/validation.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import confirmation from '../../confirmation.module.css';
import { explainer } from '../../explain-failure.ts';
import { REINSTATEMENT_CONSEQUENCES, SUSPENSION_CONSEQUENCES } from './act-texts.ts';

const ROWS = 4;

const TEXTS = {
  suspend: {
    title: (name: string) => `Suspend ${name}’s account?`,
    consequences: SUSPENSION_CONSEQUENCES,
    button: 'Suspend account',
    kind: 'danger',
    done: (name: string) => `${name}’s account is suspended`,
    explain: explainer('We couldn’t suspend the account. Please try again.'),
  },
  reinstate: {
    title: (name: string) => `Reinstate ${name}’s account?`,
    consequences: REINSTATEMENT_CONSEQUENCES,
    button: 'Reinstate account',
    kind: 'main',
    done: (name: string) => `${name} can log in again`,
    explain: explainer('We couldn’t reinstate the account. Please try again.'),
  },
} as const satisfies Record<SuspensionAct, object>;

export type SuspensionDialogProps = {
  readonly act: SuspensionAct;
  readonly person: ManagedPerson;
  readonly onClose: () => void;
};

/** Explains what a suspension or its end means, and asks for the reason, which the person is emailed. */
export function SuspensionDialog({ act, person, onClose }: SuspensionDialogProps) {
  const { showToast } = useToast();
  const { u_id, u_name: name } = person;
  const change = useChangeSuspension(u_id);
  const texts = TEXTS[act];
  const send = async ({ reason = '' }: Values): Promise<void> => {
    await change.mutateAsync({ act, reason: reason.trim() });
    showToast(texts.done(name));
    onClose();
  };
  return (
    <Dialog title={texts.title(name)} width="narrow" onClose={onClose}>
      <ul className={confirmation.consequences}>
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Form label={texts.button} check={check} send={send} explain={texts.explain}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint="They’ll read this in an email."
          maxLength={LIMITS.accountReason}
          rows={ROWS}
          isCounted
        />
        <div className={confirmation.buttons}>
          <SubmitButton kind={texts.kind} busyText={loadingTexts.processing}>
            {texts.button}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function check({ reason }: Values) {
  return fieldErrors({ reason: requiredError(reason, suspensionTexts.reasonRequired) });
}
