import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useSession, useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../button.tsx';
import { useToast } from '../toasts/toast-context.tsx';
import styles from './confirm-email.module.css';
import { LinkButton } from './link-button.tsx';
import { messageOf } from './validation.ts';

export type ConfirmEmailProps = {
  /** The reason why a confirmed email is needed. */
  readonly text: string;
  readonly heading: 'h2' | 'h3' | 'h4';
};

/** Shown until the email is confirmed, with a button for another link. */
export function ConfirmEmail({ text, heading: Heading }: ConfirmEmailProps) {
  const call = useCall();
  const { check } = useSession();
  const { openPage } = useNavigation();
  const email = useUser()?.u_email;
  const { showToast } = useToast();
  const resend = useMutation({
    mutationFn: () => call('resendConfirmation'),
    // The text above doesn't change after the second time, so a toast confirms it.
    onSuccess: () => showToast('New link sent'),
  });

  // An email app may have opened the link in another browser.
  useEffect(() => void check(), [check]);

  return (
    <section aria-labelledby="confirm-email-title" className={styles.reminder}>
      <Heading id="confirm-email-title" className={styles.title}>
        {confirmationTexts.confirm}
      </Heading>
      <p role="status">{resend.data?.detail ?? text}</p>
      {email !== undefined && (
        <p className={styles.email}>
          We sent it to {email}. Not your email?{' '}
          <LinkButton onPress={() => openPage({ page: 'account' })}>Change it</LinkButton>
        </p>
      )}
      <Button
        onClick={() => resend.mutate()}
        busyText={resend.isPending ? loadingTexts.sending : undefined}
      >
        Resend link
      </Button>
      {resend.error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(resend.error, confirmationTexts.resendFailed)}
        </p>
      )}
    </section>
  );
}
