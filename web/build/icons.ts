/** Draws the icons of the installed app from public/icon.svg: `npm run icons --workspace web`, after changing that. */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
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
