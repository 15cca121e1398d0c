import { parseMediaAddress } from './media-uri.ts';
import { RENDITION_WIDTHS } from './renditions.ts';

/** Cards have their text next to the image here. */
const SHORT = '(max-height: 700px)';
/** A phone in landscape; everything on the map is smaller here. */
const LOW = '(min-width: 560px) and (max-height: 500px)';
/** Tablets and larger: panels are next to the map, and posters next to their text. */
const WIDE = '(min-width: 768px)';

/**
 * The width of each kind of image, as the `sizes` of an <img>. The server uses the same value to preload the first
 * image; if the two differed, the browser would download it twice.
 */
export const IMAGE_SIZES = {
  card: `${SHORT} 116px, 260px`,
  overview: `${LOW} 384px, ${WIDE} 400px, 100vw`,
  placePage: `${LOW} 420px, ${WIDE} 520px, 100vw`,
  posterPage: `${WIDE} 50vw, 100vw`,
  ownedGuide: '(max-width: 599px) 200px, 320px',
  thumbnail: '88px',
  inText: `${WIDE} 480px, 100vw`,
  icon: '24px',
} as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

/**
 * The `srcset` of an <img>; null for an image that isn't served at our stable path, such as an external one or a
 * presigned link. The server sends the next width that it has.
 */
export function imageSrcset(address: string): string | null {
  if (!isStableAddress(address)) return null;
  return RENDITION_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}

/** The URL of an image in one width, where no srcset can be given. */
export function addressAtWidth(address: string, width: (typeof RENDITION_WIDTHS)[number]): string {
  return isStableAddress(address) ? `${address}?w=${width}` : address;
}

function isStableAddress(address: string): boolean {
  return !/[?#]/.test(address) && parseMediaAddress(address) !== null;
}
