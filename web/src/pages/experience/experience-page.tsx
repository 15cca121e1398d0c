import { type ReactNode, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './experience-page.module.css';

export type ExperiencePageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** A page to read, with its heading large above. */
export function ExperiencePage({ title, lead, children }: ExperiencePageProps) {
  const { back } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  return (
    <main className={styles.page}>
      <TopBar onBack={back} echo={{ title, heading }} />
      <div className={styles.content}>
        <div className={styles.head}>
          <h1 ref={heading} className={styles.title}>
            {title}
          </h1>
          <div className={styles.lead}>{lead}</div>
        </div>
        {children}
      </div>
    </main>
  );
}
