import type { SliceManifest } from '../../platform/slice.ts';
import { type EarningsDeps, earningsHandlers } from './routes.ts';

/** Holds nothing about people but their numbers, which the books keep. */
export function earningsSlice(deps: EarningsDeps): SliceManifest {
  return { name: 'earnings', handlers: earningsHandlers(deps) };
}
