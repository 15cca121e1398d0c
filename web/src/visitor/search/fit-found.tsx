import type { Guide } from '../../guide/guide-facts.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';

/** Fits all found guides into the map. */
export function FitFound({ guides }: { readonly guides: readonly Guide[] }) {
  const bounds = contentBounds(...guides.map(({ g_location }) => ({ location: g_location })));
  return <FitBounds bounds={bounds} closestZoom={15} />;
}
