import { parseMediaAddress } from './media-uri.ts';
import { RENDITION_WIDTHS } from './renditions.ts';

/** Where the words of a card are beside its image. */
const SHORT = '(max-height: 700px)';
/** A phone held sideways; everything that stands on the map makes itself small there. */
const LOW = '(min-width: 560px) and (max-height: 500px)';
/** A tablet and anything larger: panels are beside the map, and posters beside what they illustrate. */
const WIDE = '(min-width: 768px)';

/**
 * How wide each kind of image is shown, as the `sizes` of an <img>. The server names the same when it has the browser
 * preload the first image; if the two differed, the browser would download it twice.
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
 * The widths in which a browser can have an image, as the `srcset` of an <img>; null for an image that isn't served at our
 * stable address, such as one of the open web or behind a presigned link. The server sends the next width that it has.
 */
export function imageSrcset(address: string): string | null {
  if (!isStableAddress(address)) return null;
  return RENDITION_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}

/** The address of an image in one width, for where no srcset can be given. */
export function addressAtWidth(address: string, width: (typeof RENDITION_WIDTHS)[number]): string {
  return isStableAddress(address) ? `${address}?w=${width}` : address;
}

function isStableAddress(address: string): boolean {
  return !/[?#]/.test(address) && parseMediaAddress(address) !== null;
}
