import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallContext } from '../api/call-context.ts';
import type { CallServer } from '../api/client.ts';
import type { Session } from '../api/session/create-session.ts';
import { SessionContext } from '../api/session/session-context.ts';
import type { NavStore } from '../core/navigation/nav-store.ts';
import { type LazyOfflineGuides, OfflineGuidesContext } from '../offline/use-offline-guides.ts';
import { TypedEmailProvider } from '../ui/forms/typed-email.tsx';
import { AppShell } from './app-shell.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export type AppProps = {
  readonly call: CallServer;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly store: NavStore;
  /** Null on the server, where nothing can be saved. */
  readonly offline: LazyOfflineGuides | null;
};

export function App({ call, queryClient, session, store, offline }: AppProps) {
  return (
    <ErrorBoundary>
      <CallContext value={call}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <OfflineGuidesContext value={offline}>
              <TypedEmailProvider>
                <AppShell store={store} />
              </TypedEmailProvider>
            </OfflineGuidesContext>
          </SessionContext>
        </QueryClientProvider>
      </CallContext>
    </ErrorBoundary>
  );
}
