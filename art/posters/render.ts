import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/*
 * Renders the demo’s posters: every scene to server/demo/media/<guide>/<picture>.webp, and for each a tiny blurred
 * stand-in to stand-ins.json. `node render.ts` renders all of them; the names of guides or pictures as arguments
 * render only those.
 */

/** A guide's pictures by file name; `cover` belongs to the guide itself. */
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

const DEMO = new URL('../../server/demo/', import.meta.url);
const STAND_INS = new URL('stand-ins.json', DEMO);

/** The maximum size of a picture, so that a guide opens quickly on a mobile network. */
const MAX_BYTES = 70_000;
const MIN_QUALITY = 32;

/** Encodes with the best quality that stays within the maximum size. */
async function encode(picture: Buffer, quality = 64): Promise<Buffer> {
  const webp = await sharp(picture)
    .webp({ quality, effort: 6, preset: 'drawing', smartSubsample: true })
    .toBuffer();
  return webp.length <= MAX_BYTES || quality <= MIN_QUALITY ? webp : encode(picture, quality - 8);
}

async function standIn(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize(16, 20)
    .blur(0.8)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const wanted = new Set(process.argv.slice(2));
const standIns: Record<string, string> = wanted.size
  ? JSON.parse(await readFile(STAND_INS, 'utf8'))
  : {};

for (const [slug, scenes] of Object.entries(GUIDES)) {
  const folder = new URL(`media/${slug}/`, DEMO);
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(scenes)) {
    if (wanted.size && !wanted.has(slug) && !wanted.has(name)) {
      continue;
    }
    const picture = await sharp(Buffer.from(draw())).png().toBuffer();
    await writeFile(new URL(`${name}.webp`, folder), await encode(picture));
    standIns[`${slug}/${name}.webp`] = await standIn(picture);
  }
}
await writeFile(STAND_INS, `${JSON.stringify(standIns, null, 2)}\n`);
