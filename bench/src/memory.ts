import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Memory = {
  readonly bytes: number;
  /** 'proportional' (PSS) counts shared memory once in all; 'resident' (RSS) counts it again for each process. */
  readonly kind: 'proportional' | 'resident';
};

type ProcessEntry = { readonly pid: number; readonly parent: number; readonly residentKib: number };

/** The memory of a process and all its descendants. */
export async function memoryOfTree(root: number): Promise<Memory> {
  const tree = descendants(root, await listProcesses());
  if (process.platform !== 'linux') {
    const kib = tree.reduce((sum, { residentKib }) => sum + residentKib, 0);
    return { bytes: kib * 1_024, kind: 'resident' };
  }
  const kib = await Promise.all(tree.map(({ pid }) => proportionalKib(pid)));
  return { bytes: kib.reduce((sum, one) => sum + one, 0) * 1_024, kind: 'proportional' };
}

async function listProcesses(): Promise<readonly ProcessEntry[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, residentKib = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, residentKib };
    });
}

function descendants(root: number, all: readonly ProcessEntry[]): readonly ProcessEntry[] {
  const children = all.filter(({ parent }) => parent === root);
  const self = all.filter(({ pid }) => pid === root);
  return [...self, ...children.flatMap(({ pid }) => descendants(pid, all))];
}

/** In bytes: proportional on Linux, resident elsewhere. */
export async function memoryOfProcess(pid: number): Promise<number> {
  if (process.platform === 'linux') return (await proportionalKib(pid)) * 1_024;
  const found = (await listProcesses()).find((each) => each.pid === pid);
  return (found?.residentKib ?? Number.NaN) * 1_024;
}

async function proportionalKib(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? Number.NaN);
}
