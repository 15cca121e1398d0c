import type { Tester } from '@laneway/contract/testers';
import type { ContentStatus } from '@laneway/domain/statuses';
import { mayInvite as allowsInvitations } from '@laneway/domain/testers/invitations';
import { testerTexts } from '@laneway/domain/testers/messages';
import { useMemo, useState } from 'react';
import { ApiProblem } from '../../../api/failures.ts';
import { useTesterChanges, useTesters } from '../../../api/queries/testers.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/dashboard-frame/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { momentText } from '../../../ui/forms/moment-text.ts';
import { messageOf } from '../../../ui/forms/validation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { InviteForm } from './invite-form.tsx';
import { TesterRow } from './tester-row.tsx';
import { type NotedPlace, type NoteGroup, noteGroups } from './tester-texts.ts';
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

/** Who tries out the draft, what they wrote, and a form to invite more. */
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
            <h3 className={styles.heading}>{peopleText(live.length)}</h3>
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

function peopleText(count: number): string {
  if (count === 0) return 'No testers yet';
  return count === 1 ? '1 tester' : `${count} testers`;
}

/** What testers wrote, by place. */
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
