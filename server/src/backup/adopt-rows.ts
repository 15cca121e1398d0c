import { BUCKET_CLASSES } from '@laneway/domain/media/buckets';
import type pg from 'pg';
import type { MediaStore } from './media-objects.ts';

type Buckets = MediaStore['buckets'];

const TEXT_COLUMNS = `
  SELECT format('%I.%I', n.nspname, c.relname) AS "table", quote_ident(a.attname) AS name,
         format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type element ON element.oid = t.typelem
   WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname IN ('public', 'graphile_worker')
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     AND (t.typcategory = 'S' OR element.typcategory = 'S' OR t.typname IN ('json', 'jsonb'))`;

type TextColumn = { readonly table: string; readonly name: string; readonly type: string };

/** Changes the rows of a backup that only make sense where it was made. Their tables have neither triggers nor keys now. */
export async function adoptRows(client: pg.ClientBase, from: Buckets, to: Buckets): Promise<void> {
  // A backup has no parts of unfinished uploads, so their clients begin again.
  await client.query('DELETE FROM uploads WHERE finished_at IS NULL');
  // The workers that had locked these jobs belong to the old installation.
  await client.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL',
  );
  await client.query(
    'UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL',
  );
  const renamed = BUCKET_CLASSES.filter((bucket) => from[bucket] !== to[bucket]);
  if (renamed.length === 0) return;
  const { rows: columns } = await client.query<TextColumn>(TEXT_COLUMNS);
  for (const bucket of renamed) await renameBucket(client, columns, from[bucket], to[bucket]);
}

/** Renames a bucket in every column that names it: alone, in the address of an object, or in the payload of a job. */
async function renameBucket(
  client: pg.ClientBase,
  columns: readonly TextColumn[],
  from: string,
  to: string,
): Promise<void> {
  const replacements = [
    [`s3://${from}/`, `s3://${to}/`],
    [`"bucket": "${from}"`, `"bucket": "${to}"`],
    [`"bucket":"${from}"`, `"bucket":"${to}"`],
  ];
  for (const { table, name, type } of columns) {
    if (name === 'bucket')
      await client.query(`UPDATE ${table} SET bucket = $2 WHERE bucket = $1`, [from, to]);
    for (const [old, now] of replacements)
      await client.query(
        `UPDATE ${table} SET ${name} = replace(${name}::text, $1, $2)::${type}
          WHERE strpos(${name}::text, $1) > 0`,
        [old, now],
      );
  }
}
