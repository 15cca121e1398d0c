import type { ReactNode } from 'react';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './form-page.module.css';
import poster from './lane-at-dusk.svg';

export type FormPageProps = {
  readonly title: string;
  /** One or two sentences on what this is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A narrow column on a paper background; on a wide screen, beside a poster. */
export function FormPage({ title, lead, children }: FormPageProps) {
  const { back } = useNavigation();
  return (
    <main className={styles.page}>
      <div className={styles.poster}>
        <img src={poster} alt="" className={styles.image} />
      </div>
      <div className={styles.column}>
        <div className={styles.back}>
          <RoundButton icon="back" label="Back" onClick={back} />
        </div>
        <LaneMark className={styles.mark} />
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
