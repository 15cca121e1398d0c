import type { SliceManifest } from '../../platform/slice.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountLeftovers } from './leftovers.ts';
import { accountHandlers } from './routes.ts';
import { accountJobs } from './send-link.ts';

/** Its own personal data isn't in `people`, because this slice collects the other slices' parts. */
export function accountsSlice(deps: AccountsDeps): SliceManifest {
  return {
    name: 'accounts',
    handlers: accountHandlers(deps),
    jobs: accountJobs(deps),
    leftovers: accountLeftovers,
  };
}
