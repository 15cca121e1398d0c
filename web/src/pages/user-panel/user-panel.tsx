import { useNavigation } from '../../navigation/navigation-context.tsx';
import { useUser } from '../../session/session-context.ts';
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
      {user === null ? (
        <PanelSkeleton />
      ) : (
        <div className={styles.columns}>
          <OwnedGuides userId={user.u_id} />
          <aside className={styles.side}>
            <Notices userId={user.u_id} />
            <AccountActions role={user.user_role} />
          </aside>
        </div>
      )}
    </main>
  );
}
