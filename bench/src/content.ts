import pg from 'pg';

/** More than a page of 20, so that a list has a next page as a real one has. */
const GUIDES = 60;
/** Above the ids of the demo and of guides that people create. */
const FIRST_COPY_ID = 1_000_000;

/** Adds copies of the demo's guides until lists are as long as in a real shop; returns PostgreSQL's version. */
export async function addDemoCopies(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const columns = await findStoredColumns(client);
    await client.query(
      `INSERT INTO guides (${columns})
       SELECT ${columns} FROM (SELECT (jsonb_populate_record(g, jsonb_build_object('id', $1 + row_number() OVER ()))).*
         FROM guides g CROSS JOIN generate_series(1, $2) LIMIT $2 - (SELECT count(*) FROM guides)) copies`,
      [FIRST_COPY_ID, GUIDES],
    );
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? 'unknown';
  } finally {
    await client.end();
  }
}

/** The columns of guides that aren't generated from the others. */
async function findStoredColumns(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
      WHERE attrelid = 'guides'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  return rows[0]?.names ?? '';
}
