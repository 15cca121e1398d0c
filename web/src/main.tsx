import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createNavStore } from './navigation/nav-store.ts';
import { bindHistory, bindNativeBack } from './shell/history.ts';
import { isPageAvailable } from './shell/page-registry.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');

// Visitors have no session, so there is never one to renew.
const call = createClient({ renewSession: async () => false });

const store = createNavStore({ isPageAvailable });
bindHistory(store, window);
bindNativeBack(store, window);

createRoot(root).render(
  <StrictMode>
    <App call={call} queryClient={createQueryClient()} store={store} />
  </StrictMode>,
);
