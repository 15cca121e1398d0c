type CpuUsage = { readonly user: number };
declare const process: { readonly threadCpuUsage: (since?: CpuUsage) => CpuUsage };

/** How many milliseconds some work takes of the processor, which other programs on the machine hardly change. */
export function processorMs(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(began).user / 1_000;
}
