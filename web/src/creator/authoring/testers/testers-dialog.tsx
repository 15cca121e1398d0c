import type { Tester } from '@laneway/contract/testers';
import type { ContentStatus } from '@laneway/domain/statuses';
import {
  mayInvite as allowsInvitations,
  decideInvitations,
  splitEmails,
} from '@laneway/domain/testers/invitations';
import { MAX_TESTERS } from '@laneway/domain/testers/limits';
import { testerTexts } from '@laneway/domain/testers/messages';
import { useMemo, useState } from 'react';
import { ApiProblem } from '../../../api/failures.ts';
import { useTesterChanges, useTesters } from '../../../api/queries/testers.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { momentText } from '../../../ui/forms/moment-text.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import {
  type Failure,
  failureOf,
  fieldErrors,
  messageOf,
  type Values,
} from '../../../ui/forms/validation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { type NotedPlace, type NoteGroup, noteGroups, testerStateText } from './tester-texts.ts';
import styles from './testers.module.css';

export type TestersDialogProps = {
  readonly pendingGuideId: number;
  readonly status: ContentStatus;
  /** In walking order. */
  readonly places: readonly NotedPlace[];
  readonly onClose: () => void;
};

const NO_TESTERS: readonly Tester[] = [];
const FAILED = 'Something went wrong. Please try again.';

/** The testers of the draft, their notes, and a form to invite more. */
export function TestersDialog({ pendingGuideId, status, places, onClose }: TestersDialogProps) {
  const query = useTesters(pendingGuideId);
  const { invite, resend, remove } = useTesterChanges(pendingGuideId);
  const { showToast } = useToast();
  const [removing, setRemoving] = useState<Tester | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const testers = query.data?.testers ?? NO_TESTERS;
  const live = testers.filter(({ state }) => state === 'live');
  const mayInvite = allowsInvitations(status);
  const groups = useMemo(() => noteGroups(testers, places), [testers, places]);

  const attempt = async (work: Promise<unknown>, done: string) => {
    setProblem(null);
    try {
      await work;
      showToast(done);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.detail : messageOf(error, FAILED));
    }
  };
  return (
    <Dialog title="Testers" width="narrow" onClose={onClose}>
      <p>
        Ask people to try your guide before it’s published. We’ll email each of them a private link.
        They can read and walk it, and leave a note on every place. No account needed.
      </p>
      {mayInvite ? (
        <InviteForm
          liveEmails={live.map(({ email }) => email)}
          onInvite={(emails) => invite.mutateAsync(emails)}
        />
      ) : (
        <p className={styles.quiet}>{testerTexts.notNow}.</p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {query.isError && testers.length === 0 && <LoadFailure what="your testers" query={query} />}
      {query.isPending && !query.isError && <Skeleton />}
      {query.data !== undefined && (
        <>
          <TesterNotes groups={groups} />
          <section className={styles.section}>
            {live.length === 0 ? (
              <p className={styles.quiet}>No testers yet.</p>
            ) : (
              <h3 className={styles.heading}>
                {live.length === 1 ? '1 tester' : `${live.length} testers`}
              </h3>
            )}
            <ul className={styles.testers}>
              {testers.map((tester) => (
                <TesterRow
                  key={tester.tester_id}
                  tester={tester}
                  mayInvite={mayInvite}
                  isResending={resend.isPending && resend.variables === tester.tester_id}
                  onResend={() =>
                    void attempt(resend.mutateAsync(tester.tester_id), 'Email sent again')
                  }
                  onRemove={() => setRemoving(tester)}
                />
              ))}
            </ul>
            {testers.length > 0 && (
              <p className={styles.quiet}>
                Links end when you remove someone or the guide is published. We delete the emails
                and notes 14 days later.
              </p>
            )}
          </section>
        </>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={`Remove ${removing.email}?`}
          text="Their link stops working. You keep their notes for 14 days."
          confirmLabel="Remove tester"
          busyText="Removing..."
          onConfirm={() => attempt(remove.mutateAsync(removing.tester_id), 'Tester removed')}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog>
  );
}

/** The testers' notes, by place. */
function TesterNotes({ groups }: { readonly groups: readonly NoteGroup[] }) {
  const now = new Date();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Notes</h3>
      {groups.length === 0 && (
        <p className={styles.quiet}>No notes yet. When a tester leaves one, it shows up here.</p>
      )}
      {groups.map(({ key, title, notes }) => (
        <div key={key} className={styles.group}>
          <h4 className={styles.place}>{title}</h4>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note.key} className={styles.note}>
                <p className={styles.text}>{note.text}</p>
                <p className={styles.state}>
                  {note.email}, <time dateTime={note.at}>{momentText(new Date(note.at), now)}</time>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type TesterRowProps = {
  readonly tester: Tester;
  /** False while the draft accepts no testers. */
  readonly mayInvite: boolean;
  readonly isResending: boolean;
  readonly onResend: () => void;
  readonly onRemove: () => void;
};

/** A tester, with the state of the invitation and actions. */
function TesterRow({ tester, mayInvite, isResending, onResend, onRemove }: TesterRowProps) {
  const { email, state, notes, emails_left, last_opened_at } = tester;
  const isIn = state === 'live' && last_opened_at !== null;
  return (
    <li className={styles.tester}>
      <div className={styles.who}>
        <p className={styles.email}>{email}</p>
        <p className={styles.state}>
          {testerStateText(tester)}
          {notes.length > 0 && ` · ${notes.length === 1 ? '1 note' : `${notes.length} notes`}`}
        </p>
      </div>
      {state !== 'removed' && (
        <div className={styles.actions}>
          {!isIn && mayInvite && emails_left > 0 && (
            <Button
              aria-label={`Resend email to ${email}`}
              busyText={isResending ? 'Sending...' : undefined}
              onClick={onResend}
            >
              Resend email
            </Button>
          )}
          <Button aria-label={`Remove ${email}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

type InviteFormProps = {
  /** The current testers. */
  readonly liveEmails: readonly string[];
  readonly onInvite: (emails: readonly string[]) => Promise<unknown>;
};

const INVITE_FAILED = 'We couldn’t send the invitations. Try again.';
/** Twenty of the longest addresses, with the text that mail programs add. */
const MAX_PASTED_LENGTH = 8_000;

/** Accepts any number of pasted emails. */
function InviteForm({ liveEmails, onInvite }: InviteFormProps) {
  const { showToast } = useToast();
  // Incremented to reset the form.
  const [sentCount, setSentCount] = useState(0);
  const check = ({ emails = '' }: Values) => {
    const decided = decideInvitations(splitEmails(emails), liveEmails);
    return fieldErrors({ emails: decided.ok ? null : decided.error.detail });
  };
  const send = async ({ emails = '' }: Values) => {
    const asked = splitEmails(emails);
    await onInvite(asked);
    showToast(asked.length === 1 ? 'Invitation sent' : `${asked.length} invitations sent`);
    setSentCount(sentCount + 1);
  };
  return (
    <Form key={sentCount} label="Invite testers" check={check} send={send} explain={explain}>
      <TextAreaField
        name="emails"
        label="Emails"
        hint={`Up to ${MAX_TESTERS} people. Separate them with commas or new lines.`}
        maxLength={MAX_PASTED_LENGTH}
        rows={2}
      />
      <SubmitButton busyText="Sending...">Send invitations</SubmitButton>
    </Form>
  );
}

/** The server's reason if there is one: the draft may have been published or withdrawn meanwhile. */
function explain(error: unknown, fields: readonly string[]): Failure {
  const isConflict = error instanceof ApiProblem && error.code === 'conflict';
  return failureOf(error, isConflict ? error.detail : INVITE_FAILED, fields);
}
