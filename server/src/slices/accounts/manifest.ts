import type { SliceManifest } from '../../platform/slice.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountLeftovers } from './leftovers.ts';
import { accountHandlers } from './routes.ts';
import { accountJobs } from './send-link.ts';

/** Its own part of a person's data is not in `people`: accounts is where the other slices' parts come together. */
export function accountsSlice(deps: AccountsDeps): SliceManifest {
  return {
    name: 'accounts',
    handlers: accountHandlers(deps),
    jobs: accountJobs(deps),
    leftovers: accountLeftovers,
  };
}
