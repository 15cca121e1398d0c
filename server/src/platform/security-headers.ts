import type { InlineHashes } from './page-template.ts';

export type SecurityOptions = {
  readonly publicUrl: string;
  readonly tileOrigins: readonly string[];
  /** Other origins of images, audio and video. */
  readonly mediaOrigins: readonly string[];
};

/**
 * What a page may load. Scripts and styles are loaded from our own files only: no eval, no other hosts, and nothing
 * inline but what has one of these hashes. Guides may use images, audio and video from anywhere on the web,
 * so those may come from any HTTPS URL.
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
 * What the service worker may load. It makes the requests of pages in their place, so it may go wherever the images,
 * audio, video and tiles of a page may come from.
 */
export function serviceWorkerPolicy({ tileOrigins, mediaOrigins }: SecurityOptions): string {
  const sources = ["'self'", 'https:', ...tileOrigins, ...mediaOrigins];
  return `default-src 'none'; script-src 'self'; connect-src ${sources.join(' ')}`;
}

/** Headers for every response. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Creators record their stories on the page; photos are taken by the phone's own camera, which asks for itself.
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps(options.publicUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
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
