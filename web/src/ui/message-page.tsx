import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LaneMark } from './lane-mark.tsx';
import styles from './message-page.module.css';
import { usePageRoot } from './page-root.ts';
import { TopBar } from './top-bar.tsx';
import type { CountdownHold } from './use-countdown.ts';
import { useDocumentTitle } from './use-document-title.ts';

export type MessagePageProps = Partial<CountdownHold> & {
  readonly title: string;
  /** One line that says what happened. */
  readonly text: string;
  /** The main button. */
  readonly action: {
    readonly label: string;
    readonly onAct: () => void;
    readonly busyText?: string | undefined;
  };
  /** A second button, if there is an alternative. */
  readonly other?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Called by the back button in the corner, if the page has one. */
  readonly onBack?: () => void;
  readonly children?: ReactNode;
};

/** A page that only shows a message and an action. */
export function MessagePage({
  title,
  text,
  action,
  other,
  onBack,
  children,
  ...hold
}: MessagePageProps) {
  useDocumentTitle(title);
  const Root = usePageRoot();
  return (
    <Root className={styles.page}>
      <TopBar onBack={onBack} />
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1>{title}</h1>
        <p role="status">{text}</p>
        {children}
        <div className={styles.actions} {...hold}>
          <Button kind="main" onClick={action.onAct} busyText={action.busyText}>
            {action.label}
          </Button>
          {other !== undefined && <Button onClick={other.onAct}>{other.label}</Button>}
        </div>
      </div>
    </Root>
  );
}
