import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallContext } from './api/call-context.ts';
import type { CallServer } from './api/client.ts';
import type { NavStore } from './navigation/nav-store.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

export type AppProps = {
  readonly call: CallServer;
  readonly queryClient: QueryClient;
  readonly store: NavStore;
};

export function App({ call, queryClient, store }: AppProps) {
  return (
    <ErrorBoundary>
      <CallContext value={call}>
        <QueryClientProvider client={queryClient}>
          <AppShell store={store} />
        </QueryClientProvider>
      </CallContext>
    </ErrorBoundary>
  );
}
