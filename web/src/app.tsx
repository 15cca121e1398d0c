import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallContext } from './api/call-context.ts';
import type { CallServer } from './api/client.ts';
import { TypedEmailProvider } from './forms/typed-email.tsx';
import type { NavStore } from './navigation/nav-store.ts';
import type { Session } from './session/create-session.ts';
import { SessionContext } from './session/session-context.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

export type AppProps = {
  readonly call: CallServer;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly store: NavStore;
};

export function App({ call, queryClient, session, store }: AppProps) {
  return (
    <ErrorBoundary>
      <CallContext value={call}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <TypedEmailProvider>
              <AppShell store={store} />
            </TypedEmailProvider>
          </SessionContext>
        </QueryClientProvider>
      </CallContext>
    </ErrorBoundary>
  );
}
