import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly hasFailed: boolean };

/**
 * Shows a page of its own in place of one that broke. React writes the error itself to the console. One stands around
 * each page, so that the menu and the way back outlive it, and one around everything.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}
