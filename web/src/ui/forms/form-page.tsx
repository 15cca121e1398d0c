import { type ReactNode, useRef } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { LaneMark } from '../lane-mark.tsx';
import { TopBar } from '../top-bar.tsx';
import styles from './form-page.module.css';
import poster from './lane-at-dusk.svg';

export type FormPageProps = {
  readonly title: string;
  /** One or two sentences about the purpose of the form. */
  readonly lead?: ReactNode;
  /** Replaces the usual picture beside the form on a wide screen. */
  readonly picture?: ReactNode | undefined;
  readonly children: ReactNode;
};

/** A narrow column on a paper background; on a wide screen, beside a poster. */
export function FormPage({ title, lead, picture, children }: FormPageProps) {
  const { back } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main className={styles.page}>
      <TopBar onBack={back} echo={{ title, heading }} />
      <div className={styles.poster}>
        {picture ?? <img src={poster} alt="" className={styles.image} />}
      </div>
      <div className={styles.column}>
        <LaneMark className={styles.mark} />
        <h1 ref={heading} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
