/** What was counted since the process started, and the memory that it uses now. */
export type Totals = {
  readonly requests: number;
  /** Answered with 500 or above. */
  readonly errors: number;
  /** The requests up to each bound, and those above the last. */
  readonly durations: readonly number[];
  readonly memoryBytes: number;
};

export type Minute = {
  readonly endedAt: Date;
  readonly requests: number;
  readonly errors: number;
  /** The time in which 95 of 100 requests were answered; null if there were none. */
  readonly p95Seconds: number | null;
  readonly memoryBytes: number;
};

const KEPT_MINUTES = 60;

/** The figures of each minute of the last hour. It reads the totals when a minute ends, so counting costs nothing more. */
export function createMinutes(bounds: readonly number[], readTotals: () => Totals) {
  const kept: Minute[] = [];
  let before = copyOf(readTotals());
  return {
    list: (): readonly Minute[] => kept,
    end: (endedAt: Date): void => {
      const totals = copyOf(readTotals());
      const durations = totals.durations.map((count, at) => count - (before.durations[at] ?? 0));
      kept.push({
        endedAt,
        requests: totals.requests - before.requests,
        errors: totals.errors - before.errors,
        p95Seconds: quantileOf(0.95, bounds, durations),
        memoryBytes: totals.memoryBytes,
      });
      if (kept.length > KEPT_MINUTES) kept.shift();
      before = totals;
    },
  };
}

function copyOf(totals: Totals): Totals {
  return { ...totals, durations: [...totals.durations] };
}

/** The value below which this part of what was counted lies, evenly spread between the bounds around it, as Prometheus has it. */
export function quantileOf(
  part: number,
  bounds: readonly number[],
  counts: readonly number[],
): number | null {
  const rank = part * counts.reduce((sum, count) => sum + count, 0);
  if (rank === 0) return null;
  let below = 0;
  for (const [at, bound] of bounds.entries()) {
    const count = counts[at] ?? 0;
    const lower = bounds[at - 1] ?? 0;
    if (below + count >= rank) return lower + (bound - lower) * ((rank - below) / count);
    below += count;
  }
  return bounds.at(-1) ?? null;
}
