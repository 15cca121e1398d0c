import { useNotifications } from '../../api/queries/notifications.ts';
import { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { PersonalPage } from '../../personal-page/personal-page.tsx';
import { useUser } from '../../session/session-context.ts';
import type { User } from '../../session/session-state.ts';
import { AccountActions } from './account-actions.tsx';
import { Notifications } from './notifications.tsx';
import { OwnedGuides } from './owned-guides.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './user-panel.module.css';

/** What belongs to a person: their guides, what they were told, and the account itself. */
export function UserPanel() {
  const user = useUser();
  const person = user === null ? null : `${user.u_name} · ${user.u_email}`;
  return (
    <PersonalPage title="Your guides" person={person}>
      {user === null ? <PanelSkeleton /> : <PanelContent user={user} />}
    </PersonalPage>
  );
}

/** All at once, when all is known: nothing moves under a finger that is about to tap. */
function PanelContent({ user }: { readonly user: User }) {
  const guides = useOwnedGuides(user.u_id);
  const notifications = useNotifications(user.u_id);
  if (guides.isPending || notifications.isPending) return <PanelSkeleton />;
  return (
    <div className={styles.columns}>
      <OwnedGuides guides={guides} />
      <aside className={styles.side}>
        <Notifications userId={user.u_id} notifications={notifications} />
        <AccountActions role={user.user_role} />
      </aside>
    </div>
  );
}
