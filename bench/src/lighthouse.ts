// npm run lighthouse: Lighthouse's scores of the two entry pages, on a phone and on a desktop.
// Prints them as a table and saves it in its section of RESULTS.md. npm fetches Lighthouse when
// this runs: at 180 MB it is larger than all other dependencies, and only needed for measuring.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';
import { openSite } from './browser/site.ts';
import { buildWeb } from './build-web.ts';
import { stopEverything } from './processes.ts';
import { writeSections } from './results.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ADDRESSES = ['/', '/?guide=5'];
/** Lighthouse's options for each device; the phone is its default. */
const DEVICES = { phone: [], desktop: ['--preset=desktop'] } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
};

const chromium = findChromium();
if (chromium === null) throw new Error('There is no Chromium: install one, or set CHROME_PATH.');

await buildWeb();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopEverything());
}
const folder = await mkdtemp(path.join(tmpdir(), 'laneway-lighthouse-'));
try {
  const site = await openSite(path.join(folder, 'data'), undefined, { TILES: 'plain' });
  const lines: string[][] = [['page', 'device', ...CATEGORIES, ...FIGURES]];
  for (const address of ADDRESSES) {
    for (const device of ['phone', 'desktop'] as const) {
      console.error(`… ${address} on a ${device}`);
      lines.push([`\`${address}\``, device, ...figuresOf(await ask(site.url + address, device))]);
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  const text = `${date}, \`npm run lighthouse\`, ${LIGHTHOUSE}, tiles from this machine.\n\n${printLines(lines)}`;
  console.log(text);
  await writeSections(new Map([['lighthouse', text]]));
} finally {
  await stopEverything();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function ask(url: string, device: keyof typeof DEVICES): Promise<LighthouseReport> {
  const report = path.join(folder, 'report.json');
  const flags = '--headless --no-sandbox --disable-gpu';
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`],
      ...DEVICES[device],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromium ?? '' },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(await readFile(report, 'utf8'));
}

function figuresOf({ categories, audits }: LighthouseReport): readonly string[] {
  return [
    ...CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100))),
    ...FIGURES.map((name) => audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? ''),
  ];
}

function printLines([head = [], ...body]: readonly (readonly string[])[]): string {
  const print = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [print(head), print(head.map(() => '---')), ...body.map(print)].join('\n');
}
