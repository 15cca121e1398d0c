import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { creatorRequestTexts, readRequestLink } from '@laneway/domain/creators/creator-request';
import { satisfiesRole } from '@laneway/domain/roles';
import { formatDate } from '@laneway/domain/text/dates';
import { useEffect, useMemo, useRef } from 'react';
import { failureTextOr } from '../../api/failures.ts';
import {
  type CreatorRequest,
  useOwnCreatorRequest,
  useRequestCreatorRole,
} from '../../api/queries/creator-requests.ts';
import { openDraft } from '../../api/session/form-drafts.ts';
import { useSession, useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import {
  type Failure,
  failureOf,
  fieldErrors,
  requiredError,
  type Values,
} from '../../ui/forms/validation.ts';
import { useNotificationEvents } from '../../ui/notifications/feed/use-notification-events.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './make-guides.module.css';

const TITLE = 'Ask to become a creator';

/** The request to become a creator: its form, its state, or the way to the dashboard. */
export function Asking() {
  const session = useSessionState();
  const user = userOf(session);
  const isCreator = user !== null && satisfiesRole(user.user_role, 'creator');
  return (
    <section aria-labelledby="ask-title" className={styles.card}>
      <h2 id="ask-title">{isCreator ? 'You’re a creator' : TITLE}</h2>
      {session.kind === 'checking' && <Loading />}
      {session.kind === 'visitor' && <LoginFirst />}
      {user !== null && (isCreator ? <IsCreator /> : <OwnRequest user={user} />)}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={loadingTexts.loading}>
      <Skeleton shape="text" />
      <Skeleton shape="text" short />
    </div>
  );
}

function LoginFirst() {
  const { openLogin, openSignup } = useNavigation();
  const here = { page: 'makeGuides' } as const;
  return (
    <>
      <p>Log in first, so we know who’s asking. We’ll bring you back here.</p>
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => openLogin(here)}>
          Log in to ask
        </Button>
        <Button onClick={() => openSignup(here)}>Create account</Button>
      </div>
    </>
  );
}

function IsCreator() {
  const { openDashboard } = useNavigation();
  return (
    <>
      <p>Your guides are in the creator dashboard.</p>
      <div className={styles.buttons}>
        <Button kind="main" onClick={openDashboard}>
          Open the dashboard
        </Button>
      </div>
    </>
  );
}

function OwnRequest({ user }: { readonly user: User }) {
  const { check } = useSession();
  const query = useOwnCreatorRequest(user.u_id);
  const state = useQueryState(query);
  const request = query.data?.request ?? null;
  useNotificationEvents((arrived) => {
    if (arrived.some(({ kind }) => kind.startsWith('creator_request'))) void query.refetch();
  });
  // An admin has changed the role since this page learned it.
  const isApproved = request?.state === 'approved';
  useEffect(() => {
    if (isApproved) void check();
  }, [isApproved, check]);
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <Callout
          tone="error"
          text="We couldn’t load your request. Try again."
          action={state.tryAgain}
        />
      );
    case 'ready':
      return request !== null && isWaiting(request) ? (
        <Answer request={request} />
      ) : (
        <RequestForm user={user} />
      );
  }
}

/** True while asking again makes no sense: it is open, or was declined a short time ago. */
function isWaiting({ state, ask_again_at: again }: CreatorRequest): boolean {
  return state === 'open' || (again !== null && Date.parse(again) > Date.now());
}

/** The outcome of the request. It takes the focus when it replaces the form. */
function Answer({ request }: { readonly request: CreatorRequest }) {
  const { state, reason, created_at: createdAt, ask_again_at: again } = request;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <div ref={message} tabIndex={-1} className={styles.section}>
      {state === 'open' ? (
        <>
          <p role="status">
            We’ve got your request of {formatDate(createdAt)}. We’ll email you once we’ve read it.
          </p>
          <p className={styles.reason}>{request.text}</p>
        </>
      ) : (
        <>
          <p role="status">We’ve declined your request, for this reason:</p>
          <p className={styles.reason}>{reason}</p>
          <p>{creatorRequestTexts.askAgainFrom(formatDate(again) ?? '')}</p>
        </>
      )}
    </div>
  );
}

const ROWS = 5;

function RequestForm({ user: { u_id: userId } }: { readonly user: User }) {
  const requestRole = useRequestCreatorRole(userId);
  const draft = useMemo(() => openDraft('device', `creator-request.${userId}`), [userId]);
  const send = async ({ text = '', link = '' }: Values): Promise<void> => {
    await requestRole.mutateAsync({ text: text.trim(), link: link.trim() || null });
    draft.remove();
  };
  return (
    <Form label={TITLE} check={checkRequest} send={send} explain={explain} draft={draft}>
      <TextAreaField
        name="text"
        label="What would you like to make?"
        hint="Our team reads this. We’ll also see your email."
        maxLength={LIMITS.creatorRequest}
        rows={ROWS}
        isCounted
      />
      <TextField
        name="link"
        label="A link to something you’ve made (optional)"
        maxLength={LIMITS.uri}
        autoComplete="url"
        placeholder="https://"
        required={false}
      />
      <SubmitButton busyText={loadingTexts.sending}>{TITLE}</SubmitButton>
    </Form>
  );
}

function checkRequest({ text, link }: Values) {
  return fieldErrors({
    text: requiredError(text, creatorRequestTexts.textRequired),
    link: readRequestLink(link).ok ? null : creatorRequestTexts.badLink,
  });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  const failed = 'We couldn’t send your request. It’s kept here, so please try again.';
  return failureOf(error, failureTextOr(error, failed), fields);
}
