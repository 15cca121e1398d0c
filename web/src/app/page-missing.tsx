import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Entry } from '../core/navigation/pages.ts';
import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useOnline } from '../ui/use-online.ts';
import styles from './crash-page.module.css';
import { useKnownName } from './use-known-name.ts';

export type PageMissingProps = {
  readonly entry: Entry;
  /** What the page is called, where nothing better is known. */
  readonly title: string;
  readonly onTryAgain: () => void;
};

/** Shown when the code of a page couldn't be loaded, usually because there is no connection. */
export function PageMissing({ entry, title, onTryAgain }: PageMissingProps) {
  const name = useKnownName(entry) ?? title;
  useDocumentTitle(name);
  const { back } = useNavigation();
  const isOnline = useOnline();
  return (
    <main className={styles.page}>
      <TopBar onBack={back} />
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1 className={styles.title}>{name}</h1>
        <Callout
          tone={isOnline ? 'error' : 'info'}
          text={
            isOnline ? 'We couldn’t load this page.' : 'You’re offline. Connect to open this page.'
          }
          action={{ label: 'Try again', onAct: onTryAgain }}
        />
      </div>
    </main>
  );
}
