import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallContext } from './api/call-context.ts';
import type { CallServer } from './api/client.ts';
import { GuidesList } from './pages/guides-list/guides-list.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

export type AppProps = { readonly call: CallServer; readonly queryClient: QueryClient };

export function App({ call, queryClient }: AppProps) {
  return (
    <ErrorBoundary>
      <CallContext value={call}>
        <QueryClientProvider client={queryClient}>
          <GuidesList />
        </QueryClientProvider>
      </CallContext>
    </ErrorBoundary>
  );
}
