import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { stylesOf } from './first-parts.ts';

/** As web/src/offline/service-worker/app-cache.ts declares it. */
export type ListedFiles = {
  readonly version: string;
  readonly page: string;
  readonly first: readonly string[];
  readonly later: readonly string[];
};

export type ListOptions = {
  /** Modules that only some people ever load: what is reached through them alone is stored once it is used. */
  readonly laterModules: readonly string[];
  /** Paths of what the server has beside the built files, and every device stores. */
  readonly beside: readonly string[];
  /** Files without a hash in their name, by their path. */
  readonly unhashed: ReadonlyMap<string, Uint8Array | string>;
};

const PAGE = 'index.html';
/** What the page draws itself with before anything is asked for. Other alphabets are fetched when they are met. */
const FONT_IN_USE = /-latin-[^/]*\.woff2$/;
const FONT = /\.woff2?$/;

/** Divides the built files by when a device stores them. */
export function listAppFiles(
  bundle: Rolldown.OutputBundle,
  { laterModules, beside, unhashed }: ListOptions,
): ListedFiles {
  const page = textOf(bundle[PAGE]);
  const first = new Set<string>(mentionedIn(page, bundle));
  // A set that grows while it is walked is walked to its end.
  for (const file of first) {
    for (const next of neededBy(file, bundle, laterModules)) first.add(next);
  }
  const hashed = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
  const isFirst = (file: string) => first.has(file) && (!FONT.test(file) || FONT_IN_USE.test(file));
  const firstPaths = [...beside, ...hashed.filter(isFirst).map(pathOf).sort()];
  const laterPaths = hashed
    .filter((file) => !isFirst(file))
    .map(pathOf)
    .sort();
  const hash = createHash('sha256')
    .update(page)
    .update(JSON.stringify([firstPaths, laterPaths]));
  for (const [path, bytes] of unhashed) hash.update(path).update(bytes);
  return {
    version: hash.digest('hex').slice(0, 12),
    // The server names the version of the app by the hash of its page.
    page: `+${createHash('sha256').update(page).digest('hex').slice(0, 12)}"`,
    first: firstPaths,
    later: laterPaths,
  };
}

function pathOf(file: string): string {
  return `/${file}`;
}

/** What a built file leads to, but for parts that are later's. */
function neededBy(
  file: string,
  bundle: Rolldown.OutputBundle,
  laterModules: readonly string[],
): readonly string[] {
  const output = bundle[file];
  if (output === undefined) return [];
  if (output.type === 'asset') {
    return file.endsWith('.css') ? mentionedIn(textOf(output), bundle) : [];
  }
  const isLater = (name: string) => {
    const chunk = bundle[name];
    const module = chunk?.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
    return laterModules.some((each) => module.includes(each));
  };
  return [
    ...output.imports,
    ...output.dynamicImports.filter((name) => !isLater(name)),
    ...stylesOf(output),
    ...(output.viteMetadata?.importedAssets ?? []),
    // Workers are files of their own, which no import names.
    ...mentionedIn(output.code, bundle).filter(
      (name) => bundle[name]?.type === 'asset' && name.endsWith('.js'),
    ),
  ];
}

function mentionedIn(text: string, bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.keys(bundle).filter((file) => file !== PAGE && text.includes(`/${file}`));
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('Not a file with a text');
  return typeof output.source === 'string'
    ? output.source
    : new TextDecoder().decode(output.source);
}
