import { readFileSync, writeSync } from 'node:fs';
import {
  damagedText,
  tooManyPixelsText,
  tooTallText,
} from '@laneway/domain/media/processing-failures';
import { renditionSizes } from '@laneway/domain/media/renditions';
import { MAX_IMAGE_PIXELS } from '@laneway/domain/media/upload-limits';
import { fail, ok, type Result } from '@laneway/domain/result';
import sharp from 'sharp';
import type { ImageReport } from './image-report.ts';
import { printReport } from './image-report.ts';

/*
 * Runs as a separate process: reads an untrusted image from standard input and writes its renditions to standard
 * output.
 */

/** The formats that creators may upload, and no others that the library knows, such as SVG or PDF. */
const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadHeif',
];

/** Nobody can tell what an image shows at this size, and it takes about 100 bytes. */
const PLACEHOLDER = { width: 16, height: 20, fit: 'inside' } as const;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** Only the first frame of an animation is read. */
async function makeRenditions(content: Buffer): Promise<Result<ImageReport, string>> {
  const { autoOrient: size } = await sharp(content, { limitInputPixels: false }).metadata();
  if (size.width * size.height > MAX_IMAGE_PIXELS)
    return fail(tooManyPixelsText(size.width, size.height));
  const sizes = renditionSizes(size);
  const widest = sizes.at(-1);
  if (widest === undefined) return fail(tooTallText(size.width, size.height));

  // The untrusted file is decoded once; all renditions are made from the result.
  const { data, info } = await sharp(content, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'truncated',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ ...widest, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });

  const renditions: ImageReport['renditions'][number][] = [];
  for (const one of sizes) {
    const bytes = await pixels()
      .resize({ ...one, fit: 'fill' })
      .webp({ quality: 78, effort: 4, smartSubsample: true })
      .toBuffer();
    renditions.push({ ...one, bytes });
  }
  const tiny = await pixels()
    .resize(PLACEHOLDER)
    .blur(0.8)
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer();
  return ok({ renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` });
}

/** The library reports many different errors, but for all of them the uploader can only export the file again. */
const outcome = await makeRenditions(readFileSync(0)).catch(() => fail(damagedText('image')));
for (const part of printReport(outcome)) {
  for (let at = 0; at < part.length; ) at += writeSync(1, part, at);
}
