import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * Makes the smaller sizes of the demo's posters, saved next to them as <picture>.w<width>.webp, and records the size
 * of each in sizes.json. Run it after render.ts.
 */

const DEMO = new URL('../../server/demo/', import.meta.url);
const MEDIA = new URL('media/', DEMO);
const SIZES = new URL('sizes.json', DEMO);

/** The originals are 960 pixels wide. Small versions are shown small, where a lower quality isn't visible. */
const SMALLER = [
  { width: 320, quality: 52 },
  { width: 640, quality: 42 },
] as const;

const isOriginal = (name: string) => name.endsWith('.webp') && !/\.w\d+\.webp$/.test(name);

const sizes: Record<string, { width: number; height: number }> = {};
const names = await readdir(MEDIA, { recursive: true });
for (const name of names.filter(isOriginal).toSorted()) {
  const original = await readFile(new URL(name, MEDIA));
  const { width, height } = await sharp(original).metadata();
  sizes[name] = { width, height };
  for (const step of SMALLER) {
    const smaller = `${name}.w${step.width}.webp`;
    const { data, info } = await sharp(original)
      .resize({ width: step.width })
      .webp({ quality: step.quality, effort: 6, preset: 'drawing', smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    await writeFile(new URL(smaller, MEDIA), data);
    sizes[smaller] = { width: info.width, height: info.height };
  }
}
await writeFile(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
