import { mediaAddress, parseMediaUri } from '../media/media-uri.ts';
import { schemeOf, schemesBehind } from './link-scheme.ts';
import { isImageData, tidyAddress } from './links.ts';

/**
 * The URLs that an image in a creator's text may load: from the web, our own origin and our buckets, and embedded
 * images in the plain formats. Null for anything else.
 */
export function imageSource(src: string): string | null {
  const address = tidyAddress(src);
  if (address === '') return null;
  if (isImageData(address)) return address;
  if (schemeOf(address) === null) return schemesBehind(src)?.size === 0 ? address : null;
  const uri = parseMediaUri(src);
  return uri.ok ? mediaAddress(uri.value) : null;
}
