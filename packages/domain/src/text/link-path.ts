const HERE = /^(?:\.|%2e)$/i;
const UP = /^(?:\.|%2e){2}$/i;

/** A URL on our own origin, split into its parts. */
export type AppAddress = {
  /** Absolute and normalised: no dot segments, no doubled slashes. */
  readonly path: string;
  /** Query and fragment unchanged, '?' and '#' included. */
  readonly suffix: string;
};

/**
 * Resolves a relative or absolute path against the app's path, as a browser would. The result never begins with two
 * slashes, so it can't name another host.
 */
export function resolveAddress(address: string, appPath: string): AppAddress {
  const end = address.search(/[?#]/);
  const written = (end === -1 ? address : address.slice(0, end)).replaceAll('\\', '/');
  const suffix = end === -1 ? '' : address.slice(end);
  if (written === '') return { path: appPath, suffix };
  const from = written.startsWith('/') ? written : `${appPath}/${written}`;
  return { path: plainPath(from), suffix };
}

function plainPath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (UP.test(segment)) segments.pop();
    else if (segment !== '' && !HERE.test(segment)) segments.push(segment);
  }
  const isFolder = /(?:^|\/)(?:(?:\.|%2e){1,2})?$/i.test(path);
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`;
}
