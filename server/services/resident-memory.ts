import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export const MEGABYTE = 1_048_576;

/** The memory that a process uses now. */
export function residentBytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1_024;
}

/** The maximum memory that a process used during this work. */
export async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = residentBytes(pid);
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    peak = Math.max(peak, residentBytes(pid));
    await Promise.race([over, wait(50)]);
  }
  return peak;
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}
