export type SecurityOptions = {
  readonly publicUrl: string;
  readonly tileOrigins: readonly string[];
  /** Other origins of images, audio and video. */
  readonly mediaOrigins: readonly string[];
};

/**
 * Headers for every response. Scripts are loaded from our own files only: no inline scripts, no eval, no other hosts.
 * Guides may use images, audio and video from anywhere on the web, so those may come from any HTTPS URL.
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
    // Creators record their stories on the page; photos are taken by the phone's own camera, which asks for itself.
    'permissions-policy':
      'geolocation=(self), fullscreen=(self), camera=(), microphone=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The origin of a tile URL such as https://{s}.tiles.example/{z}/{x}/{y}.png, as a CSP source. */
export function originOf(address: string): string | null {
  const match = /^(https?:\/\/)(?:\{s\}\.)?([^/{}]+)/.exec(address);
  if (match === null) return null;
  return `${match[1]}${address.includes('{s}.') ? '*.' : ''}${match[2]}`;
}
