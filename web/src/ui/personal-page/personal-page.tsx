import type { ReactNode } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { TopBar } from '../top-bar.tsx';
import styles from './personal-page.module.css';

export type PersonalPageProps = {
  readonly title: string;
  /** A line below the title, such as the user's name; null until it is known. */
  readonly detail: string | null;
  /** Actions for the whole page: in the bar if there is room, otherwise below it. */
  readonly quickActions?: ReactNode;
  readonly children: ReactNode;
};

/** A page for the user who is logged in: the bar has its heading and a line below it. */
export function PersonalPage({ title, detail, quickActions, children }: PersonalPageProps) {
  const { back } = useNavigation();
  return (
    <main className={styles.page}>
      <TopBar onBack={back} title={title} detail={detail} />
      <div className={styles.content}>
        {quickActions && <div className={styles.quickActions}>{quickActions}</div>}
        {children}
      </div>
    </main>
  );
}
