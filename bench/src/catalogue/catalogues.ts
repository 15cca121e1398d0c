import path from 'node:path';
import { findDatabase, startLaneway } from '../laneway.ts';
import { type LoadedCatalogue, loadCatalogue } from './load-catalogue.ts';

/** The data folder of a Laneway that has a catalogue and is not running. */
export type CatalogueFolder = { readonly dataDir: string; readonly loaded: LoadedCatalogue };

/** A Laneway with this many guides. Loading takes minutes, so all measurements share it and leave it as it is. */
export type CatalogueOf = (guides: number) => Promise<CatalogueFolder>;

/** Loads each catalogue when it is first requested, into a folder of its own in `folder`. */
export function loadCataloguesOnce(folder: string, say: (line: string) => void): CatalogueOf {
  const kept = new Map<number, Promise<CatalogueFolder>>();
  const load = async (guides: number): Promise<CatalogueFolder> => {
    say(`loading ${guides.toLocaleString('en')} guides`);
    const dataDir = path.join(folder, `guides-${guides}`);
    const laneway = await startLaneway(dataDir);
    const loaded = await loadCatalogue(await findDatabase(dataDir), guides);
    await laneway.stop();
    return { dataDir, loaded };
  };
  return (guides) => {
    const folderOf = kept.get(guides) ?? load(guides);
    kept.set(guides, folderOf);
    return folderOf;
  };
}
