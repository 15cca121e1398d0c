export type SecurityOptions = {
  readonly publicUrl: string;
  readonly tileOrigins: readonly string[];
  /** Where images, audio and video come from besides our own origin. */
  readonly mediaOrigins: readonly string[];
};

/**
 * Headers for every answer. Scripts come from files of our own only: no inline script, no eval, no other host. Guides
 * may point at pictures, audio and video anywhere on the web, so those are open to https.
 */
export function securityHeaders({
  publicUrl,
  tileOrigins,
  mediaOrigins,
}: SecurityOptions): Readonly<Record<string, string>> {
  const https = publicUrl.startsWith('https:');
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
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
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The origin of a tile address such as https://{s}.tiles.example/{z}/{x}/{y}.png, as a policy names it. */
export function originOf(address: string): string | null {
  const match = /^(https?:\/\/)(?:\{s\}\.)?([^/{}]+)/.exec(address);
  if (match === null) return null;
  return `${match[1]}${address.includes('{s}.') ? '*.' : ''}${match[2]}`;
}
