import { startLaneway } from '../laneway.ts';
import { startServer } from '../processes.ts';

export type Site = {
  readonly url: string;
  /** The addresses of its tiles, with {z}, {x} and {y}. */
  readonly tileUrl: string;
  readonly stop: () => Promise<void>;
};

/**
 * Laneway as visitors see it, with a tile server for its map. `reach` returns the URL under which visitors reach a
 * server, if they don't connect to it directly.
 */
export async function openSite(
  dataDir: string,
  reach: (url: string) => Promise<string> = async (url) => url,
  tileSettings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const script = new URL('../peers/tile-server.ts', import.meta.url);
  const tiles = await startServer({ script, core: 'server', env: tileSettings }, '/0/0/0.png');
  const tileUrl = `${await reach(tiles.url)}/{z}/{x}/{y}.png`;
  const laneway = await startLaneway(dataDir, { TILE_URL: tileUrl });
  const stop = async () => {
    await laneway.stop();
    await tiles.stop();
  };
  return { url: await reach(laneway.url), tileUrl, stop };
}

/** True if a page shows a pin; runs in the page. */
export const showsPin = () => document.querySelector('.leaflet-marker-pane button') !== null;
