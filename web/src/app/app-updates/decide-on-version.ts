export type VersionFacts = {
  /** The version of this page's build; null if unknown. */
  readonly own: string | null;
  readonly server: string;
  /** The version that the page has already been reloaded for. */
  readonly tried: string | null;
  /** True if the page has just been opened and is untouched. */
  readonly isUntouched: boolean;
  /** True if something is in progress that a reload would interrupt. */
  readonly isBusy: boolean;
};

/**
 * The reaction to the server's version: none, reload, or offer. Only an untouched page is reloaded automatically, and
 * only once for each version: during a deployment a server may answer with either.
 */
export function decideOnVersion(facts: VersionFacts): 'keep' | 'reload' | 'offer' {
  const { own, server, tried, isUntouched, isBusy } = facts;
  if (own === null || own === server) return 'keep';
  return isUntouched && !isBusy && tried !== server ? 'reload' : 'offer';
}
