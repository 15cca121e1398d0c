import { loadingTexts } from '@laneway/domain/accounts/messages';
import { satisfiesRole } from '@laneway/domain/roles';
import { useUser } from '../../api/session/session-context.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account.module.css';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Loaded on demand, because most users don't write guides. */
const OwnPage = lazyComponent(async () => (await import('./own-page.tsx')).OwnPage);

/** What a person can change about their account. */
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
          {satisfiesRole(user.user_role, 'creator') && <OwnPage userId={user.u_id} />}
        </div>
      )}
    </PersonalPage>
  );
}
