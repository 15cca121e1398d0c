/** Null, after printing the reason, where PostgreSQL 15 isn't installed and can't be. */
export function startDebianPostgres(): {
  readonly url: string;
  readonly stop: () => void;
} | null;
