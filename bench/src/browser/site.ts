import { startLaneway } from '../laneway.ts';
import { startServer } from '../processes.ts';

export type Site = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Laneway as visitors meet it, with a server for the tiles of its map beside it. Where visitors come by another way, it
 * says under which address they find a server.
 */
export async function openSite(
  dataDir: string,
  reach: (url: string) => Promise<string> = async (url) => url,
): Promise<Site> {
  const tiles = await startServer(
    { script: new URL('../peers/tile-server.ts', import.meta.url), core: 'server' },
    '/0/0/0.png',
  );
  const laneway = await startLaneway(dataDir, {
    TILE_URL: `${await reach(tiles.url)}/{z}/{x}/{y}.png`,
  });
  const stop = async () => {
    await laneway.stop();
    await tiles.stop();
  };
  return { url: await reach(laneway.url), stop };
}

/** Whether a page shows a pin; to be run in it. */
export const showsPin = () => document.querySelector('.leaflet-marker-pane button') !== null;
