import { isIP } from 'node:net';
import type { InlineHashes } from '../web-pages/page-template.ts';

export type SecurityOptions = {
  readonly publicUrl: string;
  readonly tileOrigins: readonly string[];
  /** Other origins of images, audio and video. */
  readonly mediaOrigins: readonly string[];
};

/**
 * The policy of a page. Scripts and styles are loaded from our own files only: no eval, no other hosts, and nothing
 * inline without one of these hashes. Guides may use images, audio and video from anywhere on the web, so those may
 * come from any HTTPS URL.
 */
export function contentSecurityPolicy(
  { publicUrl, tileOrigins, mediaOrigins }: SecurityOptions,
  { styles, scripts }: InlineHashes = { styles: [], scripts: [] },
): string {
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...tileOrigins, ...mediaOrigins],
    'media-src': ["'self'", 'blob:', 'https:', ...mediaOrigins],
    'connect-src': ["'self'", ...tileOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of workers. The service worker makes the requests of pages, so it may load from the same origins as the
 * images, audio, video and tiles of a page.
 */
export function workerPolicy({ tileOrigins, mediaOrigins }: SecurityOptions): string {
  const insecure = [...tileOrigins, ...mediaOrigins].filter((origin) => !isHttps(origin));
  const sources = ["'self'", 'https:', ...insecure];
  return `default-src 'none'; script-src 'self'; connect-src ${sources.join(' ')}`;
}

/** Headers for every response. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Creators record audio on the page; photos are taken by the phone's camera app, which asks for its own permission.
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps(options.publicUrl)
      ? { 'strict-transport-security': strictTransport(new URL(options.publicUrl).hostname) }
      : {}),
  };
}

/**
 * Nothing else runs below our own host, so its subdomains are included. At a registrable domain they aren't: that would
 * break the operator's other services without HTTPS. The same applies to www, because one proxy often serves both with
 * the same headers.
 */
export function strictTransport(host: string): string {
  const oneYear = 'max-age=31536000';
  return isRegistrable(host) || host.startsWith('www.') ? oneYear : `${oneYear}; includeSubDomains`;
}

/**
 * Whether a host may be a domain that someone registered, such as laneway.example, laneway.com.au or
 * laneway.vic.gov.au. Without the public suffix list, short labels below a country count as a suffix.
 */
function isRegistrable(host: string): boolean {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return true;
  const labels = host.split('.').toReversed();
  const isOfCountry = labels[0]?.length === 2;
  const firstLong = labels.findIndex((label, at) => at > 0 && !(isOfCountry && label.length <= 3));
  return firstLong === -1 || firstLong === labels.length - 1;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** The origin of a tile URL such as https://{s}.tiles.example/{z}/{x}/{y}.png, as a CSP source. */
export function originOf(address: string): string | null {
  const match = /^(https?:\/\/)(?:\{s\}\.)?([^/{}]+)/.exec(address);
  if (match === null) return null;
  return `${match[1]}${address.includes('{s}.') ? '*.' : ''}${match[2]}`;
}
