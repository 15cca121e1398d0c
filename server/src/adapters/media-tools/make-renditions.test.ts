import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPng } from '../../testing/png-file.ts';
import { makeRenditions } from './make-renditions.ts';

const DAMAGED = 'This image is damaged. Export it again and upload the new file.';

const make = async (content: Buffer) => {
  const made = await makeRenditions(Readable.from([content]));
  return made.ok ? made.value : made.error;
};
const sizesOf = (made: Awaited<ReturnType<typeof make>>) =>
  typeof made === 'string' ? made : made.renditions.map(({ width, height }) => [width, height]);

/** Red on the left, blue on the right. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#00f' },
      },
      left: width / 2,
      top: 0,
    },
  ]);

const photo = await twoColours(2_000, 1_000)
  .withExif({
    IFD0: { Artist: 'Ada of Fitzroy' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' },
  })
  .jpeg()
  .toBuffer();

describe('the sizes of an image', () => {
  it('are made narrowest first, with a placeholder', async () => {
    const made = await make(photo);
    expect(sizesOf(made)).toEqual([
      [320, 160],
      [640, 320],
      [960, 480],
      [1_280, 640],
      [1_920, 960],
    ]);
    expect(made).toMatchObject({ placeholder: expect.stringMatching(/^data:image\/webp;base64,/) });
    if (typeof made === 'string') return;
    expect(made.placeholder.length).toBeLessThan(500);
    for (const { width, height, bytes } of made.renditions)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('have none of the camera’s metadata', async () => {
    expect(photo.includes('Ada of Fitzroy')).toBe(true);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await make(photo);
    if (typeof made === 'string') throw new Error(made);
    for (const { bytes } of made.renditions) {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(bytes.includes('Ada of Fitzroy')).toBe(false);
      expect(bytes.includes('EXIF')).toBe(false);
    }
  });

  it('are upright, however the camera was held', async () => {
    const turned = await twoColours(1_000, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await make(turned);
    expect(sizesOf(made)).toEqual([[320, 640]]);
    if (typeof made === 'string') return;
    const [rendition] = made.renditions;
    const { data, info } = await sharp(rendition?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    // The left side is now at the top.
    expect(colourAt(160, 20)[0]).toBeGreaterThan(200);
    expect(colourAt(160, 620)[2]).toBeGreaterThan(200);
  });

  it('are never larger than the image', async () => {
    expect(sizesOf(await make(drawPng(319, 100)))).toEqual([[319, 100]]);
    expect(sizesOf(await make(drawPng(1, 1)))).toEqual([[1, 1]]);
  });

  it('are made of every format that may be uploaded, of animations from the first frame', async () => {
    const frame = (colour: string) =>
      sharp({ create: { width: 400, height: 300, channels: 4, background: colour } })
        .png()
        .toBuffer();
    const frames = [await frame('#0f0'), await frame('#f0f')];
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const formats = await Promise.all([
      twoColours(400, 300).png().toBuffer(),
      twoColours(400, 300).webp().toBuffer(),
      twoColours(400, 300).avif({ effort: 0 }).toBuffer(),
      animation,
    ]);
    for (const content of formats) expect(sizesOf(await make(content))).toEqual([[320, 240]]);
  });
});

describe('an image that is not to be trusted', () => {
  it('is refused without decoding it when it would fill the memory', async () => {
    const bomb = drawPng(40_000, 40_000, 100);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await make(bomb)).toBe(
      'This image is 40,000 × 40,000 pixels. Use one up to 40 megapixels.',
    );
  });

  it('is refused when it is taller than WebP can hold', async () => {
    expect(await make(drawPng(8, 20_000))).toBe(
      'This image is 8 × 20,000 pixels. Use one that’s less tall, up to 16,383 pixels.',
    );
  });

  it.each([
    ['a JPEG of which the end is missing', photo.subarray(0, photo.length / 2)],
    ['a PNG of which the lines are missing', drawPng(1_000, 1_000, 10)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a document of another kind', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
    ['a compressed nothing', gzipSync(Buffer.alloc(5_000_000))],
    ['an empty file', Buffer.alloc(0)],
  ])('is refused: %s', async (_, content) => {
    expect(await make(content)).toBe(DAMAGED);
  });

  it('keeps only its picture when it is also a script', async () => {
    const gif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } })
      .gif()
      .toBuffer();
    const script = Buffer.from('*/=1;alert(document.cookie)//');
    const made = await make(Buffer.concat([gif, script]));
    if (typeof made === 'string') throw new Error(made);
    expect(made.renditions.some(({ bytes }) => bytes.includes('alert'))).toBe(false);
  });
});
