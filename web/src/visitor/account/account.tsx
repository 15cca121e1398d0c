import { LIMITS } from '@laneway/contract/limits';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { satisfiesRole } from '@laneway/domain/roles';
import { useCall } from '../../api/call-context.ts';
import { useSession, useUser } from '../../api/session/session-context.ts';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { failureOf, fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './account.module.css';
import { EmailSection } from './email-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Loaded on demand, because most users don't write guides. */
const OwnPage = lazyComponent(async () => (await import('./own-page.tsx')).OwnPage);

/** The parts of an account that its owner can change. */
export function AccountPage() {
  const user = useUser();
  return (
    <PersonalPage title="Your details" detail={user?.u_email ?? null}>
      {user === null ? (
        <div role="status" aria-label={loadingTexts.loading} className={styles.sections}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      ) : (
        <div className={styles.sections}>
          <NameForm name={user.u_name} />
          <EmailSection user={user} />
          <PasswordForm email={user.u_email} />
          <SessionsSection userId={user.u_id} />
          {satisfiesRole(user.user_role, 'creator') && <OwnPage userId={user.u_id} />}
        </div>
      )}
    </PersonalPage>
  );
}

function NameForm({ name }: { readonly name: string }) {
  const call = useCall();
  const { check: reloadUser } = useSession();
  const { showToast } = useToast();
  const send = async ({ u_name = '' }: Values): Promise<void> => {
    if (u_name.trim() === name) return void showToast('That’s your name already');
    await call('saveName', { body: { u_name: u_name.trim() } });
    await reloadUser();
    showToast('Name saved');
  };
  return (
    <section aria-labelledby="name-title" className={styles.section}>
      <h2 id="name-title" className={styles.title}>
        Name
      </h2>
      <Form
        label="Change your name"
        check={check}
        send={send}
        explain={(error, fields) =>
          failureOf(error, 'We couldn’t save your name. Please try again.', fields)
        }
      >
        <TextField
          name="u_name"
          label="Your name"
          autoComplete="name"
          maxLength={LIMITS.name}
          defaultValue={name}
        />
        <SubmitButton kind="quiet" busyText="Saving...">
          Save name
        </SubmitButton>
      </Form>
    </section>
  );
}

function check({ u_name }: Values) {
  return fieldErrors({ u_name: requiredError(u_name, authTexts.nameRequired) });
}
