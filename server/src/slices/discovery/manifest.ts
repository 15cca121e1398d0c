import type { SliceManifest } from '../../platform/slice.ts';
import { type DiscoveryDeps, discoveryHandlers } from './routes.ts';

export function discoverySlice(deps: DiscoveryDeps): SliceManifest {
  return { name: 'discovery', handlers: discoveryHandlers(deps) };
}
