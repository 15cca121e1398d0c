import { LIMITS } from '@laneway/contract/limits';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { contactTexts } from '@laneway/domain/contact/messages';
import { CONTACT_RETURN_MS } from '@laneway/domain/timing';
import { useMemo, useState } from 'react';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { OfflineNote } from '../../offline/outbox/offline-note.tsx';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { usePost } from '../../offline/outbox/use-post.ts';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { messageFailure } from '../support/message-failure.ts';

const ROWS = 7;

export function ContactUs() {
  const { goHome } = useNavigation();
  const post = usePost();
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
    setSent(kind === 'sent' ? contactTexts.sent : outboxFormTexts.message.kept);
  };

  if (sent !== null) {
    const next = { label: 'See all guides', afterMs: CONTACT_RETURN_MS, onAct: goHome };
    return (
      <FormPage title="Contact us">
        <TimedMessage tone="good" text={sent} next={next} />
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
