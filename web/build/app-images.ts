/**
 * Makes the images of the installed app: its icons from public/icon.svg, and what stores and browsers show of it from
 * docs/screens. `npm run app-images --workspace web`, after changing either.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const SCREENS = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const GRID = 64;

type IconFile = {
  readonly name: string;
  readonly size: number;
  /** How much of a full square the mark takes; null keeps the round corners and the mark as they are. */
  readonly markShare: number | null;
};

const ICONS: readonly IconFile[] = [
  { name: 'icon-192', size: 192, markShare: null },
  { name: 'icon-512', size: 512, markShare: null },
  // Systems cut these to shapes of their own, down to a circle of four fifths.
  { name: 'maskable-512', size: 512, markShare: 0.75 },
  { name: 'apple-touch-icon', size: 180, markShare: 0.9 },
];

/** By the names that the manifest has for them. */
const SCREENSHOTS = [
  { name: 'guides', screen: 'guides-phone-light' },
  { name: 'place', screen: 'place-phone-light' },
  { name: 'places', screen: 'places-desktop-light' },
] as const;
/** Shown small, and once, to whoever installs the app. */
const SCREENSHOT_QUALITY = 60;

/** The same on a ground without corners, with its mark as large as is safe. */
function onFullSquare(svg: string, markShare: number): string {
  const [ground = ''] = /<rect[^>]*>/.exec(svg) ?? [];
  const margin = (GRID * (1 - markShare)) / 2;
  const square = ground.replace(/ rx="[^"]*"/, '');
  return svg
    .replace(ground, `${square}<g transform="translate(${margin} ${margin}) scale(${markShare})">`)
    .replace('</svg>', '</g></svg>');
}

const svg = await readFile(`${PUBLIC}icon.svg`, 'utf8');
await mkdir(`${PUBLIC}icons`, { recursive: true });
for (const { name, size, markShare } of ICONS) {
  const drawn = markShare === null ? svg : onFullSquare(svg, markShare);
  await sharp(Buffer.from(drawn), { density: (72 * size) / GRID })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${PUBLIC}icons/${name}.png`);
}

/** What browsers ask for by this name where a page has no link to an icon, as with plain text. */
const FAVICON_SIZE = 32;
const favicon = await sharp(Buffer.from(svg)).resize(FAVICON_SIZE, FAVICON_SIZE).png().toBuffer();
await writeFile(`${PUBLIC}favicon.ico`, Buffer.concat([icoHeader(FAVICON_SIZE, favicon), favicon]));

/** The header of an .ico file with one PNG in it. */
function icoHeader(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

await mkdir(`${PUBLIC}screenshots`, { recursive: true });
for (const { name, screen } of SCREENSHOTS) {
  await sharp(`${SCREENS}${screen}.webp`)
    .webp({ quality: SCREENSHOT_QUALITY, effort: 6 })
    .toFile(`${PUBLIC}screenshots/${name}.webp`);
}
