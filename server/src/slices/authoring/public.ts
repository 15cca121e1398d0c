import { type Queryable, statement } from '../../platform/database.ts';

/** The images inside texts count as well: a URI is looked for wherever a draft may hold one. */
const USED = statement<{ uri: string }>(
  'authoring.media_in_drafts',
  `SELECT uri FROM unnest($1::text[]) AS uri
    WHERE EXISTS (SELECT FROM pending_guides g
                   WHERE uri IN (g.image_uri, g.audio_uri, g.audio_captions_uri, g.video_uri, g.video_captions_uri)
                      OR position(uri in g.description) > 0)
       OR EXISTS (SELECT FROM pending_places p
                   WHERE uri IN (p.image_uri, p.audio_uri, p.audio_captions_uri, p.video_uri, p.video_captions_uri)
                      OR position(uri in p.description) > 0)`,
);

/** Which of these URIs drafts refer to. */
export async function findMediaInDrafts(
  db: Queryable,
  uris: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query(USED, [uris]);
  return new Set(rows.map(({ uri }) => uri));
}
