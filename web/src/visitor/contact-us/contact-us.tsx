import { LIMITS } from '@laneway/contract/limits';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { contactTexts } from '@laneway/domain/contact/messages';
import { formatDate } from '@laneway/domain/text/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { reloadOwnMessages, useOwnMessages } from '../../api/queries/contact-messages.ts';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { OfflineNote } from '../../offline/outbox/offline-note.tsx';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { usePost } from '../../offline/outbox/use-post.ts';
import { Button } from '../../ui/button.tsx';
import cards from '../../ui/card-list.module.css';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import message from '../../ui/forms/message.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { useOnline } from '../../ui/use-online.ts';
import { messageFailure } from '../support/message-failure.ts';
import styles from './contact-us.module.css';

const ROWS = 7;

export function ContactUs() {
  const { goHome } = useNavigation();
  const post = usePost();
  const queries = useQueryClient();
  const session = useSessionState();
  const user = userOf(session);
  const draft = useContactDraft(user);
  const [sent, setSent] = useState<string | null>(null);

  const send = async ({ message_content = '' }: Values): Promise<void> => {
    // Offline there is no token, and messages wait until the device is online again.
    if (user === null || (navigator.onLine && !user.access_token)) {
      logProblem(authTexts.notAuthenticated);
      throw new Error(authTexts.notAuthenticated);
    }
    const { kind } = await post({ kind: 'message', text: message_content.trim() });
    draft?.remove();
    if (kind === 'sent') reloadOwnMessages(queries);
    setSent(kind === 'sent' ? contactTexts.sent : outboxFormTexts.message.kept);
  };

  if (sent !== null) {
    return (
      <FormPage title="Contact us">
        <div className={message.message}>
          <p role="status" className={message.good}>
            {sent}
          </p>
          <Button kind="main" onClick={goHome}>
            See all guides
          </Button>
        </div>
        {user !== null && <OwnMessages userId={user.u_id} />}
      </FormPage>
    );
  }
  // The draft is loaded once the user is known.
  if (session.kind === 'checking') {
    return (
      <FormPage title="Contact us">
        <p role="status">{loadingTexts.loading}</p>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Contact us"
      lead={user === null ? undefined : `We’ll reply to ${user.u_email}.`}
    >
      <Form label="Contact us" check={check} send={send} explain={messageFailure} draft={draft}>
        <TextAreaField
          name="message_content"
          label="Your message"
          maxLength={LIMITS.message}
          rows={ROWS}
        />
        <OfflineNote of="message" />
        <SubmitButton busyText={loadingTexts.sending}>Send message</SubmitButton>
      </Form>
      {user !== null && <OwnMessages userId={user.u_id} />}
    </FormPage>
  );
}

function check({ message_content }: Values) {
  return fieldErrors({
    message_content: requiredError(message_content, contactTexts.messageRequired),
  });
}

/** Survives a reload, but not the tab. */
function useContactDraft(user: User | null): FormDraft | undefined {
  const userId = user?.u_id;
  return useMemo(
    () => (userId === undefined ? undefined : openDraft('tab', `contact.${userId}`)),
    [userId],
  );
}

/** The user's copies of their messages to us, with our answers. Renders nothing until there are some. */
function OwnMessages({ userId }: { readonly userId: number }) {
  const isOnline = useOnline();
  const query = useOwnMessages(userId);
  const messages = loadedItems(query.data);
  if (query.data === undefined) {
    return query.isPending || !isOnline ? null : <LoadFailure what="your messages" query={query} />;
  }
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="own-messages" className={styles.section}>
      <h2 id="own-messages" className={cards.title}>
        Your messages
      </h2>
      <ul className={cards.cards}>
        {messages.map(({ message_id, message_content, sent_at, answer, answered_at }) => (
          <li key={message_id} className={cards.card}>
            <p className={cards.note}>{`You wrote · ${formatDate(sent_at)}`}</p>
            <p className={styles.text}>{message_content}</p>
            {answer === null ? (
              <p className={cards.note}>No answer yet</p>
            ) : (
              <div className={styles.answer}>
                <p className={cards.note}>
                  {`Our answer${answered_at === null ? '' : ` · ${formatDate(answered_at)}`}`}
                </p>
                <p className={styles.text}>{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ShowMore of="messages" query={query} />
    </section>
  );
}
