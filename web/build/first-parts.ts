import type { FirstPart } from '@laneway/contract/first-screen';
import type { Rolldown } from 'vite';

/** The map: loaded apart from the first script, and needed right after it. */
export const VISITOR_MAP = '/map/visitor-scene.tsx';

/** What the home page shows on the map, as soon as it is there. */
export const MAP_OF_HOME = '/guides-home/discovery-layer.tsx';

export const OVERVIEW_BODY = '/guide-overview/overview-body.tsx';

export const PLACES_PAGE = '/places-home/places-home.tsx';

/** A module of each chunk that is mostly used as soon as it is there. */
export const FIRST_CHUNKS = ['/src/app/main.tsx', VISITOR_MAP, PLACES_PAGE];

/** Modules that load on demand but are part of the first screen at some URLs. */
export const FIRST_PARTS: Readonly<Record<FirstPart, string>> = {
  'places-page': PLACES_PAGE,
  'guide-overview': OVERVIEW_BODY,
};

/** What the server can draw: those, and what is shown while it isn't known where a link leads. */
export const DRAWN_PARTS = [...Object.values(FIRST_PARTS), '/shared-link/shared-link.tsx'];

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The chunk that a module is in. */
export function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const isIts = (file: Output): file is Rolldown.OutputChunk =>
    file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module));
  const chunk = Object.values(bundle).find(isIts);
  if (chunk === undefined) throw new Error(`No chunk was made of ${module}`);
  return chunk;
}

/** A chunk and all that it can't run without: what is found only inside an import costs a round trip of its own. */
export function withImports(
  { fileName }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const files = new Set([fileName]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) files.add(each);
  }
  return [...files];
}

export function stylesOf(file: Output | undefined): readonly string[] {
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}
