import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');

// Visitors have no session, so there is never one to renew.
const call = createClient({ renewSession: async () => false });

createRoot(root).render(
  <StrictMode>
    <App call={call} queryClient={createQueryClient()} />
  </StrictMode>,
);
