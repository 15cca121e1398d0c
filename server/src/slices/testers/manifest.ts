import type { SliceManifest } from '../../platform/slice.ts';
import { testerLeftovers } from './leftovers.ts';
import { testersPersonalData } from './personal-data.ts';
import { testerHandlers } from './routes.ts';
import type { TestersDeps } from './testers-deps.ts';

export function testersSlice(deps: TestersDeps): SliceManifest {
  return {
    name: 'testers',
    handlers: testerHandlers(deps),
    people: testersPersonalData,
    leftovers: testerLeftovers,
  };
}
