import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { REPORT_OUTCOME_TEXTS } from '@laneway/domain/place-reports/report-states';
import { useState } from 'react';
import { ApiProblem } from '../../api/failures.ts';
import { type PlaceReport, useAnswerReport } from '../../api/queries/place-reports.ts';
import { openDraft } from '../../api/session/form-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { RadioField } from '../../ui/forms/radio-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './report-list.module.css';

const ROWS = 3;

export type AnswerDialogProps = { readonly report: PlaceReport; readonly onClose: () => void };

/** A dialog for the outcome of a report. */
export function AnswerDialog({ report, onClose }: AnswerDialogProps) {
  const { showToast } = useToast();
  const answer = useAnswerReport();
  const [draft] = useState(() => openDraft('tab', `report-answer.${report.report_id}`));
  const { outcomes, gets_answer: getsAnswer } = report;
  const readOutcome = (value: string | undefined) => outcomes.find((each) => each === value);
  const send = async ({ outcome: chosen, message = '' }: Values): Promise<void> => {
    const outcome = readOutcome(chosen);
    if (outcome === undefined) return;
    await answer.mutateAsync({
      reportId: report.report_id,
      outcome,
      ...(message.trim() === '' ? {} : { message: message.trim() }),
    });
    draft.remove();
    showToast(getsAnswer ? 'Answer sent' : 'Report answered');
    onClose();
  };
  const choices = outcomes.map((outcome) => {
    const { choice, reply } = REPORT_OUTCOME_TEXTS[outcome];
    return { value: outcome, text: choice, ...(getsAnswer ? { hint: `“${reply}”` } : {}) };
  });
  return (
    <Dialog title={`Answer the report about ${report.p_title}`} width="narrow" onClose={onClose}>
      <Form
        label="Answer a report"
        check={({ outcome }) =>
          fieldErrors({ outcome: readOutcome(outcome) === undefined ? 'Choose an answer' : null })
        }
        send={send}
        explain={explain}
        draft={draft}
      >
        <RadioField name="outcome" label="What’s your answer?" choices={choices} />
        <TextAreaField
          name="message"
          label={getsAnswer ? 'Add a few words (optional)' : 'Note (optional)'}
          hint={
            getsAnswer
              ? 'We’ll email your answer without your name.'
              : 'They left no email, so only you and our team will read this.'
          }
          maxLength={LIMITS.placeReport}
          rows={ROWS}
          required={false}
          isCounted
        />
        <div className={styles.buttons}>
          <SubmitButton busyText={loadingTexts.sending}>
            {getsAnswer ? 'Send answer' : 'Save answer'}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function explain(error: unknown, fields: readonly string[]) {
  const isOvertaken = error instanceof ApiProblem && error.code === 'conflict';
  const text = isOvertaken ? error.detail : 'We couldn’t send your answer. Please try again.';
  return failureOf(error, text, fields);
}
