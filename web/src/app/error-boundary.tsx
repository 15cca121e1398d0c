import { Component, type ReactNode } from 'react';
import { Callout } from '../ui/callout.tsx';
import { LaneMark } from '../ui/lane-mark.tsx';
import styles from './crash-page.module.css';

type Props = {
  readonly children: ReactNode;
  /** The current entry. When it changes, a crashed page is rendered again. */
  readonly retriesFor?: string;
};
type State = { readonly hasFailed: boolean; readonly shown: string | undefined };

/**
 * Shows an error page in place of one that crashed. React logs the error to the console. One boundary wraps each page,
 * so that the menu and the way back still work, and one wraps the whole app.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, shown: this.props.retriesFor };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ retriesFor }: Props, { shown }: State): Partial<State> | null {
    return retriesFor === shown ? null : { hasFailed: false, shown: retriesFor };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}

/** Shown when the whole app has failed. */
function CrashPage() {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <LaneMark className={styles.mark} />
        <h1 className={styles.title}>We took a wrong turn</h1>
        <Callout
          tone="error"
          text="This page stopped working."
          action={{ label: 'Reload', onAct: () => location.reload() }}
        />
      </div>
    </main>
  );
}
