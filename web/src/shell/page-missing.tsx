import { useNavigation } from '../navigation/navigation-context.tsx';
import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './crash-page.module.css';

export type PageMissingProps = { readonly title: string; readonly onTryAgain: () => void };

/** Shown when the code of a page couldn't be loaded, usually because there is no connection. */
export function PageMissing({ title, onTryAgain }: PageMissingProps) {
  const { back } = useNavigation();
  const isOnline = useOnline();
  return (
    <main className={styles.page}>
      <div className={styles.back}>
        <RoundButton icon="back" label="Back" onClick={back} />
      </div>
      <LaneMark className={styles.mark} />
      <h1 className={styles.title}>{title}</h1>
      <Callout
        tone="error"
        text={isOnline ? 'We couldn’t load this page.' : 'This page opens when you’re back online.'}
        action={{ label: 'Try again', onAct: onTryAgain }}
      />
    </main>
  );
}
