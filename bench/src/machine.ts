import os from 'node:os';

/** Enough to know whether two results can be compared. */
export function describeMachine(postgresVersion: string): string {
  const model = os.cpus()[0]?.model.trim();
  return [
    `${os.availableParallelism()} cores`,
    ...(model === undefined || model === 'unknown' ? [] : [model]),
    `${os.type()} ${os.arch()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgresVersion}`,
  ].join(', ');
}
