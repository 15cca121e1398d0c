import { schemeOf, schemesBehind } from './link-scheme.ts';

const HERE = /^(?:\.|%2e)$/i;
const UP = /^(?:\.|%2e){2}$/i;

/** The origin of the app, and the path that all of its URLs start with. */
export type AppPlace = { readonly origin: string; readonly path: string };

export type Link =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'dropped' };

/** An allowlist: browsers add new schemes faster than blocklists are updated. */
const FOLLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms', 'geo'];

/** Schemes that no decoding of a URL may reveal. */
const UNSAFE_SCHEMES: readonly string[] = ['javascript', 'vbscript', 'data'];

const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|gif)[;,]/i;

const WEB_ADDRESS = /^(https?):[\\/]*([^\\/?#]*)(.*)$/is;

const DROPPED: Link = { kind: 'dropped' };

/**
 * Classifies a link: under the app's path it navigates inside, anywhere else it opens in a new tab, and unsafe or
 * obfuscated links are dropped. Relative links are resolved against the app's path.
 */
export function classifyLink(href: string, app: AppPlace): Link {
  const address = tidyAddress(href);
  // A bare fragment has no target in the text and isn't another page.
  if (address.startsWith('#')) return DROPPED;
  if (IMAGE_DATA.test(address)) return { kind: 'outside', href: address };
  const schemes = schemesBehind(href);
  if (schemes === null || UNSAFE_SCHEMES.some((scheme) => schemes.has(scheme))) return DROPPED;
  const scheme = schemeOf(address);
  if (scheme === null) {
    // Two slashes, forward or backward, name another host.
    const namesHost = /^[\\/]{2}/.test(address);
    return namesHost ? { kind: 'outside', href: address } : classifyOwn(address, app);
  }
  if (!FOLLOWED_SCHEMES.includes(scheme)) return DROPPED;
  const [, protocol = '', host = '', rest = ''] = WEB_ADDRESS.exec(address) ?? [];
  const isOurs = host !== '' && `${protocol}://${host}`.toLowerCase() === app.origin.toLowerCase();
  return isOurs ? classifyOwn(`/${rest}`, app) : { kind: 'outside', href: address };
}

/** True for data: URLs of the image formats that creators may embed. */
export function isImageData(address: string): boolean {
  return IMAGE_DATA.test(address);
}

/** Normalises like a browser: removes control characters, and blanks at the ends. */
export function tidyAddress(href: string): string {
  return href
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll(' ', '%20');
}

/** Classifies a URL that is known to be on our own origin. */
function classifyOwn(address: string, app: AppPlace): Link {
  const { path, suffix } = resolveAddress(address, app.path);
  const home = app.path.replace(/(?<!\/)\/+$/, '');
  const isInside = path === home || path.startsWith(`${home}/`);
  return isInside
    ? { kind: 'inside', path: path + suffix }
    : { kind: 'outside', href: path + suffix };
}

/** A URL on our own origin, split into its parts. */
type AppAddress = {
  /** Absolute and normalised: no dot segments, no doubled slashes. */
  readonly path: string;
  /** Query and fragment unchanged, '?' and '#' included. */
  readonly suffix: string;
};

/**
 * Resolves a relative or absolute path against the app's path, as a browser would. The result never begins with two
 * slashes, so it can't name another host.
 */
function resolveAddress(address: string, appPath: string): AppAddress {
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
