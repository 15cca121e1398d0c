import { type Refusal, refusal } from '@laneway/domain/refusal';

const CHANGED_MEANWHILE = refusal(
  'stale_version',
  'This was saved by someone else while you were editing. Choose what to keep.',
);

/** Includes the current row, so that the person who saves can be shown both. */
export function staleVersion(current: unknown): Refusal & { readonly current: unknown } {
  return { ...CHANGED_MEANWHILE, current };
}

/** A save without a version assumes the latest. */
export function isStale(seen: number | undefined, version: number): boolean {
  return seen !== undefined && seen !== version;
}
