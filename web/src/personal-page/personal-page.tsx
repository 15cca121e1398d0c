import type { ReactNode } from 'react';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './personal-page.module.css';

export type PersonalPageProps = {
  readonly title: string;
  /** The user's name; null until it is known. */
  readonly person: string | null;
  /** What can be done from anywhere on the page, at the end of its header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page for the user who is logged in: its heading, their name, and a back button. */
export function PersonalPage({ title, person, actions, children }: PersonalPageProps) {
  const { back } = useNavigation();
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <RoundButton icon="back" label="Back" onClick={back} />
        <LaneMark className={styles.mark} />
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {person !== null && <p className={styles.person}>{person}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  );
}
