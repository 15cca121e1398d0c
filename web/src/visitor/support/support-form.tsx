import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contactTexts } from '@laneway/domain/contact/messages';
import { useEffect, useRef, useState } from 'react';
import { openDraft } from '../../api/session/form-drafts.ts';
import { OfflineNote } from '../../offline/outbox/offline-note.tsx';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { usePost } from '../../offline/outbox/use-post.ts';
import { Form } from '../../ui/forms/form.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { SuccessMessage } from '../../ui/forms/success-message.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { emailError, fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { messageFailure } from './message-failure.ts';
import styles from './support-form.module.css';

const ROWS = 5;

export type SupportFormProps = {
  /** The address for the reply, until another one is typed. */
  readonly email?: string | undefined;
};

/** A message to us from someone who isn't logged in. */
export function SupportForm({ email: known }: SupportFormProps) {
  const post = usePost();
  const [draft] = useState(() => openDraft('tab', 'support'));
  const [reply, setReply] = useState<string | null>(null);
  const section = useRef<HTMLDivElement>(null);
  // Moves the focus into the form that the user has just opened.
  useEffect(() => firstEmpty(section.current)?.focus(), []);

  const send = async ({ email = '', name = '', message_content = '', website }: Values) => {
    const posted = await post({
      kind: 'support message',
      email: email.trim(),
      text: message_content.trim(),
      name: name.trim() || null,
      website: website || null,
    });
    draft.remove();
    setReply(posted.kind === 'sent' ? posted.reply.detail : outboxFormTexts.message.kept);
  };

  if (reply !== null) return <SuccessMessage text={reply} />;
  return (
    <div ref={section} className={styles.form}>
      <p className={styles.lead}>You don’t need to log in. A real person will reply by email.</p>
      <Form label="Write to us" check={check} send={send} explain={messageFailure} draft={draft}>
        <OwnEmailField name="email" label="Email for our reply" known={known} />
        <TextField
          name="name"
          label="Name (optional)"
          autoComplete="name"
          maxLength={LIMITS.name}
          required={false}
        />
        <TextAreaField
          name="message_content"
          label="Your message"
          hint="Tell us what happened. Don’t include your password."
          maxLength={LIMITS.message}
          rows={ROWS}
          isCounted
        />
        <Honeypot />
        <OfflineNote of="message" />
        <SubmitButton busyText={loadingTexts.sending}>Send message</SubmitButton>
      </Form>
    </div>
  );
}

/** The first empty field. */
function firstEmpty(section: HTMLElement | null): HTMLElement | null {
  const controls = section?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
  return [...controls].find(({ value }) => value === '') ?? controls[0] ?? null;
}

/** A honeypot: hidden from people, filled in by bots. */
function Honeypot() {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function check({ email, message_content }: Values) {
  return fieldErrors({
    email: emailError(email),
    message_content: requiredError(message_content, contactTexts.messageRequired),
  });
}
