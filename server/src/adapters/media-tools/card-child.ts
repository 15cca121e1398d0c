import { readFileSync, writeSync } from 'node:fs';
import { SHARE_CARD } from '@laneway/domain/sharing/share-card';
import sharp from 'sharp';
import { cardSvg } from './card-svg.ts';

/*
 * Runs as a separate process: reads the cover of a guide from standard input and its texts from the arguments, and
 * writes a card to standard output. The cover is one of our own renditions; the overlay is the only SVG.
 */

const GROUND = '#1f2a30';

sharp.cache(false);
sharp.concurrency(1);

const [words = '{}'] = process.argv.slice(2);
const cover = readFileSync(0);
const ground =
  cover.length === 0
    ? sharp({ create: { ...SHARE_CARD, channels: 3, background: GROUND } })
    : sharp(cover).resize({ ...SHARE_CARD, fit: 'cover', position: 'attention' });

const card = await ground
  .flatten({ background: GROUND })
  .composite([{ input: Buffer.from(cardSvg(JSON.parse(words))) }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toBuffer();
for (let at = 0; at < card.length; ) at += writeSync(1, card, at);
