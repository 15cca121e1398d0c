import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { DRAWN_PARTS } from './first-parts.ts';

/** Needs a browser as soon as it is imported. Layers of the map import it, and none of them is drawn by a server. */
const BROWSER_LIBRARY = /^leaflet\/src\//;
const STAND_IN = '\0stand-in.cjs';
/** Whatever is imported from it is a class, so that others can extend it. */
const STAND_IN_CODE = 'module.exports = new Proxy({}, { get: () => class {} });';

/** Keeps out of the server's module what the app loads only when somebody opens it: there is nobody to open it. */
export function leaveOutLaterParts(): Plugin {
  return {
    name: 'leave-out-later-parts',
    enforce: 'pre',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || importer === undefined) return null;
      const module = new URL(specifier, pathToFileURL(importer)).pathname;
      if (DRAWN_PARTS.some((part) => module.endsWith(part))) return null;
      return { id: specifier, external: true };
    },
    resolveId: (id) => (BROWSER_LIBRARY.test(id) ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : null),
  };
}
