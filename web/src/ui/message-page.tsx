import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LaneMark } from './lane-mark.tsx';
import styles from './message-page.module.css';
import type { CountdownHold } from './use-countdown.ts';

export type MessagePageProps = Partial<CountdownHold> & {
  readonly title: string;
  /** One line of what happened. */
  readonly text: string;
  /** The one thing to do about it. */
  readonly action: { readonly label: string; readonly onAct: () => void };
  readonly children?: ReactNode;
};

/** A page that has nothing to show but a word about why. */
export function MessagePage({ title, text, action, children, ...hold }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1>{title}</h1>
        <p role="status">{text}</p>
        {children}
        <div {...hold}>
          <Button kind="main" onClick={action.onAct}>
            {action.label}
          </Button>
        </div>
      </div>
    </main>
  );
}
