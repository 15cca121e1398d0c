import type { SliceManifest } from '../../platform/slice.ts';
import { type EarningsDeps, earningsHandlers } from './routes.ts';

/** This slice stores nothing about people except their ids, which the ledger keeps. */
export function earningsSlice(deps: EarningsDeps): SliceManifest {
  return { name: 'earnings', handlers: earningsHandlers(deps) };
}
