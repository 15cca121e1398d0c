import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallContext } from './api/call-context.ts';
import type { CallServer } from './api/client.ts';
import { TypedEmailProvider } from './forms/typed-email.tsx';
import type { NavStore } from './navigation/nav-store.ts';
import { type OfflineSlot, OfflineSlotContext } from './offline/offline-slot.ts';
import type { Session } from './session/create-session.ts';
import { SessionContext } from './session/session-context.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

export type AppProps = {
  readonly call: CallServer;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly store: NavStore;
  /** Null on the server, which saves nothing. */
  readonly offline: OfflineSlot | null;
};

export function App({ call, queryClient, session, store, offline }: AppProps) {
  return (
    <ErrorBoundary>
      <CallContext value={call}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <OfflineSlotContext value={offline}>
              <TypedEmailProvider>
                <AppShell store={store} />
              </TypedEmailProvider>
            </OfflineSlotContext>
          </SessionContext>
        </QueryClientProvider>
      </CallContext>
    </ErrorBoundary>
  );
}
