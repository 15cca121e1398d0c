import { useNotices } from '../../api/queries/notices.ts';
import { useOwnedGuides } from '../../api/queries/owned-guides.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { useUser } from '../../session/session-context.ts';
import type { User } from '../../session/session-state.ts';
import { LaneMark } from '../../ui/lane-mark.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { AccountActions } from './account-actions.tsx';
import { Notices } from './notices.tsx';
import { OwnedGuides } from './owned-guides.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './user-panel.module.css';

/** What belongs to a person: their guides, what they were told, and the account itself. */
export function UserPanel() {
  const { back } = useNavigation();
  const user = useUser();
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <RoundButton icon="back" label="Back" onClick={back} />
        <LaneMark className={styles.mark} />
        <div>
          <h1 className={styles.title}>Your guides</h1>
          {user !== null && (
            <p className={styles.person}>
              {user.u_name} · {user.u_email}
            </p>
          )}
        </div>
      </header>
      {user === null ? <PanelSkeleton /> : <Belongings user={user} />}
    </main>
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
