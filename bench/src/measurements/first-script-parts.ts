import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire, SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));
const VITE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);
/** The comment that the build puts before everything else, of which the source map knows nothing. */
const HINT = /^\/\/#.*\n/;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const OWN = 'our own code';

export type ScriptPart = { readonly name: string; readonly bytes: number };

/** What a script would be shorter by, compressed, without each package: measured in a build with source maps. */
export async function partsOfScript(chunk: string): Promise<readonly ScriptPart[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'laneway-parts-'));
  try {
    const options = ['build', '--sourcemap', 'hidden', '--outDir', folder, '--emptyOutDir'];
    await promisify(execFile)(process.execPath, [VITE, ...options], { cwd: WEB });
    const pieces = await piecesOf(await findScript(path.join(folder, 'assets'), chunk));
    const names = [...new Set(pieces.map(({ name }) => name))];
    const whole = await compressedSize(pieces);
    const parts = names.map(async (name) => ({
      name,
      bytes: whole - (await compressedSize(pieces.filter((piece) => piece.name !== name))),
    }));
    return (await Promise.all(parts)).sort((a, b) => b.bytes - a.bytes);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Piece = { readonly name: string; readonly text: string };

async function findScript(assets: string, chunk: string): Promise<string> {
  const name = new RegExp(`^${chunk}-[\\w-]{8}\\.js$`);
  const file = (await readdir(assets)).find((each) => name.test(each));
  if (file === undefined) throw new Error(`There is no script ${chunk}`);
  return path.join(assets, file);
}

/** A script in pieces that each come from one package. */
async function piecesOf(file: string): Promise<readonly Piece[]> {
  const code = (await readFile(file, 'utf8')).replace(HINT, '');
  const map = new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8')));
  return code.split('\n').flatMap((line, index) => {
    const pieces: { name: string; text: string }[] = [];
    for (const [column, character] of Array.from(line).entries()) {
      const entry = map.findEntry(index, column);
      const name = 'originalSource' in entry ? packageOf(entry.originalSource) : OWN;
      const last = pieces.at(-1);
      if (last?.name === name) last.text += character;
      else pieces.push({ name, text: character });
    }
    return pieces;
  });
}

function packageOf(source: string | undefined): string {
  return source === undefined ? OWN : (PACKAGE.exec(source)?.[1] ?? OWN);
}

async function compressedSize(pieces: readonly Piece[]): Promise<number> {
  const text = pieces.map((piece) => piece.text).join('');
  return (await promisify(brotliCompress)(text)).length;
}
