import type { Plugin } from 'vite';

/** Libraries of which we take parts only, and where those are. Beside its parts, a whole one would be a second copy. */
const PARTS: Readonly<Record<string, string>> = {
  leaflet: 'web/src/map/leaflet',
};

/** Fails the build where a library is imported whole. Types may come from anywhere: they are gone by now. */
export function refuseWholeLibraries(): Plugin {
  return {
    name: 'refuse-whole-libraries',
    enforce: 'pre',
    resolveId(id, importer) {
      const parts = PARTS[id];
      if (parts !== undefined) this.error(`${importer} imports all of ${id}: see ${parts}`);
      return null;
    },
  };
}
