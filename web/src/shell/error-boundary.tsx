import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

type Props = {
  readonly children: ReactNode;
  /** What is shown. When it changes, a page that broke gets another chance. */
  readonly retriesFor?: string;
};
type State = { readonly hasFailed: boolean; readonly shown: string | undefined };

/**
 * Shows a page of its own in place of one that broke. React writes the error itself to the console. One wraps
 * each page, so that the menu and the way back outlive it, and one around everything.
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
