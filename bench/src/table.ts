export type Row = {
  readonly what: string;
  readonly measured: string;
  /** The peer's name and figure; empty where the goal is absolute. */
  readonly beside: string;
  readonly ratio: string;
  readonly goal: string;
  readonly met: boolean;
};

const HEADINGS = ['what', 'measured', 'beside', 'ratio', 'goal', 'met'] as const;

/** A table in Markdown, with columns of even width so that it reads as well on a terminal. */
export function printTable(rows: readonly Row[]): string {
  const lines = [
    [...HEADINGS],
    ...rows.map((row) =>
      HEADINGS.map((name) => (name === 'met' ? (row.met ? 'yes' : 'NO') : row[name])),
    ),
  ];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const [head, ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [head, rule, ...body].join('\n');
}

/** 12,345 per second. */
export function printRate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en')}/s`;
}
