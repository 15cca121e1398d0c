import type { SliceManifest } from '../../platform/slice.ts';
import type { OfflineDeps } from './offline-deps.ts';
import { offlinePersonalData } from './personal-data.ts';
import { offlineHandlers } from './routes.ts';

export function offlineSlice(deps: OfflineDeps): SliceManifest {
  return { name: 'offline', handlers: offlineHandlers(deps), people: offlinePersonalData };
}
