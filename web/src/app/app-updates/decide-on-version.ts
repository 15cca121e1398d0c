export type VersionFacts = {
  /** Of the build that this page runs; null where it doesn't say. */
  readonly own: string | null;
  readonly server: string;
  /** The version that the page has already been reloaded for. */
  readonly tried: string | null;
  /** Whether the page has just been opened, and nobody has touched it yet. */
  readonly isUntouched: boolean;
  /** Whether something goes on that a reload would interrupt. */
  readonly isBusy: boolean;
};

/**
 * What to do about the server's version: nothing, load it at once, or offer it. Only a page that nobody has begun to use
 * is reloaded by itself, and only once for each version: a server in the middle of a deployment may answer with either.
 */
export function decideOnVersion(facts: VersionFacts): 'keep' | 'reload' | 'offer' {
  const { own, server, tried, isUntouched, isBusy } = facts;
  if (own === null || own === server) return 'keep';
  return isUntouched && !isBusy && tried !== server ? 'reload' : 'offer';
}
