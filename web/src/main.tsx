import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createNavStore } from './navigation/nav-store.ts';
import { openSession, startSession } from './session/open-session.ts';
import { bindCloseWarning } from './shell/close-warning.ts';
import { bindHistory } from './shell/history.ts';
import { bindNativeBack } from './shell/native-back.ts';
import { isPageAvailable } from './shell/page-registry.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');

// The client asks the session to renew itself, and the session makes its calls by the client.
const call = createClient({ renewSession: (refused) => session.renewFor(refused) });
const session = openSession(call, () => store.isBlocked());
const queryClient = createQueryClient();

const store = createNavStore({ isPageAvailable });
bindHistory(store, window);
bindNativeBack(store, window);
bindCloseWarning(store, window);
startSession(session, store, queryClient);

createRoot(root).render(
  <StrictMode>
    <App call={call} queryClient={queryClient} session={session} store={store} />
  </StrictMode>,
);
