import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

type Props = {
  readonly children: ReactNode;
  /** What is shown. When it changes, a page that crashed is rendered again. */
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
