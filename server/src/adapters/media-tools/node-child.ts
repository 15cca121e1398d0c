import { fileURLToPath } from 'node:url';
import { runTool, type ToolRun } from './run-tool.ts';

const here = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** Its own code, the domain and the packages, but not the data folder. */
const READABLE = [
  './',
  '../../../package.json',
  '../../../node_modules/',
  '../../../../package.json',
  '../../../../node_modules/',
  '../../../../packages/',
].map(here);

const MAX_HEAP_MB = 256;

export type NodeChild = {
  readonly entry: './card-child.ts' | './image-child.ts' | './tracks-child.ts';
  readonly args: readonly string[];
  readonly input: number;
  readonly timeoutMs: number;
  readonly maxOutputBytes: number;
  /** Native code, to which Node’s permissions don’t apply. */
  readonly usesAddons: boolean;
};

/** Runs one of our entry points in a process that may read its own code and nothing else. */
export function runNodeChild({ entry, args, usesAddons, ...limits }: NodeChild): Promise<ToolRun> {
  return runTool({
    ...limits,
    command: process.execPath,
    args: [
      `--max-old-space-size=${MAX_HEAP_MB}`,
      '--permission',
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
      ...(usesAddons ? ['--allow-addons'] : []),
      '--no-warnings',
      here(entry),
      ...args,
    ],
  });
}
