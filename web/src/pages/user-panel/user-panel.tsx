import { useNotices } from '../../api/queries/notices.ts';
import { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { PersonalPage } from '../../personal-page/personal-page.tsx';
import { useUser } from '../../session/session-context.ts';
import type { User } from '../../session/session-state.ts';
import { AccountActions } from './account-actions.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { Notices } from './notices.tsx';
import { OwnedGuides } from './owned-guides.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './user-panel.module.css';

/** What belongs to a person: their guides, what they were told, and the account itself. */
export function UserPanel() {
  const user = useUser();
  const person = user === null ? null : `${user.u_name} · ${user.u_email}`;
  return (
    <PersonalPage title="Your guides" person={person}>
      {user?.email_verified === false && <ConfirmEmail />}
      {user === null ? <PanelSkeleton /> : <Belongings user={user} />}
    </PersonalPage>
  );
}

/** All at once, when all is known: nothing moves under a finger that is about to tap. */
function Belongings({ user }: { readonly user: User }) {
  const guides = useOwnedGuides(user.u_id);
  const notices = useNotices(user.u_id);
  if (guides.isPending || notices.isPending) return <PanelSkeleton />;
  return (
    <div className={styles.columns}>
      <OwnedGuides guides={guides} />
      <aside className={styles.side}>
        <Notices userId={user.u_id} notices={notices} />
        <AccountActions role={user.user_role} />
      </aside>
    </div>
  );
}
