import { type ReactNode, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './creator-frame.module.css';

export type CreatorFrameProps = {
  /** The creator's name, once it is known. */
  readonly title: string;
  /** What stands under it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** The page of a creator: who they are, beside their guides where there is room. */
export function CreatorFrame({ title, head, children }: CreatorFrameProps) {
  const { back } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  return (
    <main className={styles.page}>
      <TopBar onBack={back} echo={{ title, heading }} />
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 ref={heading} className={styles.title}>
            {title}
          </h1>
          {head}
        </header>
        {children}
      </div>
    </main>
  );
}
