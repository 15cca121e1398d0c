import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Ink } from './kit/ink.ts';
import { lanewaysForFirstTimers } from './scenes/01-laneways-for-first-timers/scenes.ts';
import { theUpsideDownRiver } from './scenes/02-the-upside-down-river/scenes.ts';
import { goldRushGrandeur } from './scenes/03-gold-rush-grandeur/scenes.ts';
import { queenVicMarketMorning } from './scenes/04-queen-vic-market-morning/scenes.ts';
import { fitzroyLoudAndSlow } from './scenes/05-fitzroy-loud-and-slow/scenes.ts';
import { stKildaSaltAir } from './scenes/06-st-kilda-salt-air/scenes.ts';
import { gardensGumsAndTheShrine } from './scenes/07-gardens-gums-and-the-shrine/scenes.ts';
import { cityOfTrams } from './scenes/08-city-of-trams/scenes.ts';
import { williamstownTides } from './scenes/09-williamstown-tides/scenes.ts';

/** A guide's pictures by file name; `cover` is the guide's own. */
type Scenes = Readonly<Record<string, () => Ink>>;

const GUIDES: Readonly<Record<string, Scenes>> = {
  'laneways-for-first-timers': lanewaysForFirstTimers,
  'the-upside-down-river': theUpsideDownRiver,
  'gold-rush-grandeur': goldRushGrandeur,
  'queen-vic-market-morning': queenVicMarketMorning,
  'fitzroy-loud-and-slow': fitzroyLoudAndSlow,
  'st-kilda-salt-air': stKildaSaltAir,
  'gardens-gums-and-the-shrine': gardensGumsAndTheShrine,
  'city-of-trams': cityOfTrams,
  'williamstown-tides': williamstownTides,
};

const HEAVIEST = 70_000;
const QUALITIES = [64, 56, 48, 40, 32];
const DEMO = new URL('../', import.meta.url);

async function standIn(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize(16, 20)
    .blur(0.8)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The best quality that keeps a picture light enough for a phone in the street. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(picture)
      .webp({ quality, effort: 6, preset: 'drawing', smartSubsample: true })
      .toBuffer();
    if (webp.length <= HEAVIEST || quality === QUALITIES.at(-1)) {
      return webp;
    }
  }
  throw new Error('no quality to encode at');
}

const only = process.argv.slice(2);
const standIns: Record<string, string> = {};
for (const [slug, scenes] of Object.entries(GUIDES)) {
  const folder = new URL(`media/${slug}/`, DEMO);
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(scenes)) {
    const file = `${slug}/${name}.webp`;
    if (only.length && !only.includes(slug) && !only.includes(name)) continue;
    const picture = await sharp(Buffer.from(draw())).png().toBuffer();
    await writeFile(new URL(`${name}.webp`, folder), await encode(picture));
    standIns[file] = await standIn(picture);
  }
}
await writeFile(new URL('stand-ins.json', DEMO), `${JSON.stringify(standIns, null, 2)}\n`);
