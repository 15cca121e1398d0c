import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { failureTextOr } from '../../api/failures.ts';
import {
  type OwnSession,
  useEndOwnSessions,
  useOwnSessions,
} from '../../api/queries/own-sessions.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { momentText } from '../../ui/forms/moment-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './account.module.css';

type SessionsSectionProps = { readonly userId: number };

/** Where the user is logged in, with a way to log out there. */
export function SessionsSection({ userId }: SessionsSectionProps) {
  const sessions = useOwnSessions(userId);
  const state = useQueryState(sessions);
  return (
    <section aria-labelledby="sessions-title" className={styles.section}>
      <h2 id="sessions-title" className={styles.title}>
        Where you’re logged in
      </h2>
      {state.kind === 'loading' && (
        <div role="status" aria-label={loadingTexts.loading}>
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      )}
      {state.kind === 'failed' && (
        <Callout
          tone="error"
          text="We couldn’t load where you’re logged in. Try again."
          action={state.tryAgain}
        />
      )}
      {state.kind === 'ready' && (
        <>
          <SessionList userId={userId} sessions={loadedItems(state.data)} />
          <ShowMore of="logins" query={sessions} />
        </>
      )}
    </section>
  );
}

type SessionListProps = SessionsSectionProps & { readonly sessions: readonly OwnSession[] };

/** What is to be ended: one session, or null for all others. */
type Ending = { readonly session: OwnSession | null };

function SessionList({ userId, sessions }: SessionListProps) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const here = sessions.filter(({ is_current }) => is_current);
  const elsewhere = sessions.filter(({ is_current }) => !is_current);
  return (
    <>
      <ul className={styles.sessions}>
        {[...here, ...elsewhere].map((session) => (
          <li key={session.session_id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {nameOf(session)} {session.is_current && <Chip tone="done">This device</Chip>}
              </p>
              <p className={styles.times}>
                Last used <Moment at={session.last_seen_at} />
              </p>
              <p className={styles.times}>
                Logged in <Moment at={session.logged_in_at} />
              </p>
            </div>
            {!session.is_current && (
              <Button
                onClick={() => setEnding({ session })}
                aria-label={`Log out ${nameOf(session)}, last used ${textOf(session.last_seen_at)}`}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {/* It stays in place without other devices, so that it keeps the focus. */}
      <Button onClick={() => setEnding({ session: null })} disabled={elsewhere.length === 0}>
        Log out everywhere else
      </Button>
      {ending !== null && (
        <EndDialog userId={userId} ending={ending} onClose={() => setEnding(null)} />
      )}
    </>
  );
}

type EndDialogProps = SessionsSectionProps & {
  readonly ending: Ending;
  readonly onClose: () => void;
};

function EndDialog({ userId, ending: { session }, onClose }: EndDialogProps) {
  const { showToast } = useToast();
  const end = useEndOwnSessions(userId);
  const name = session === null ? null : nameOf(session);
  return (
    <ConfirmDialog
      title={name === null ? 'Log out everywhere else?' : `Log out ${name}?`}
      text={
        name === null
          ? 'You’ll have to log in again on your other devices. You won’t lose anything.'
          : 'You’ll have to log in again there. You won’t lose anything.'
      }
      confirmLabel={name === null ? 'Log out everywhere else' : 'Log out'}
      busyText="Logging out..."
      onConfirm={async () => {
        await end.mutateAsync(session);
        showToast(name === null ? 'Logged out everywhere else' : `${name} is logged out`);
      }}
      explain={(error) => failureTextOr(error, 'We couldn’t log out there. Please try again.')}
      onClose={onClose}
    />
  );
}

/** The browser in plain words. */
function nameOf({ browser }: OwnSession): string {
  return browser ?? 'A browser';
}

/** By the reader's own clock. */
function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{textOf(at)}</time>;
}

function textOf(at: string): string {
  return momentText(new Date(at), new Date());
}
