type CpuUsage = { readonly user: number };
declare const process: { readonly threadCpuUsage: (since?: CpuUsage) => CpuUsage };

/** The processor time of some work in milliseconds, which other programs on the machine hardly affect. */
export function processorMs(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(began).user / 1_000;
}
