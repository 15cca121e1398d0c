import type { TestDatabase } from './test-database.ts';

/** Queries that find rows violating a rule. */
const BREACHES: Readonly<Record<string, string>> = {
  'a status that the history does not end with': `
    SELECT g.id, g.status FROM pending_guides g
     WHERE g.status <> coalesce((SELECT h.to_status FROM content_history h WHERE h.pending_guide_id = g.id
                                    AND h.act = 'status_changed' ORDER BY h.id DESC LIMIT 1), 'draft')`,
  'a move from where the guide was not': `
    SELECT * FROM (SELECT id, from_status, coalesce(lag(to_status) OVER (PARTITION BY pending_guide_id ORDER BY id), 'draft') AS was
                     FROM content_history WHERE act = 'status_changed') h WHERE h.from_status <> h.was`,
  'two open drafts of one guide': `
    SELECT original_guide_id FROM pending_guides
     WHERE original_guide_id IS NOT NULL AND status IN ('draft', 'submitted', 'needs_revision', 'approved')
     GROUP BY 1 HAVING count(*) > 1`,
  'a revision that is published without a guide': `
    SELECT id FROM pending_guides WHERE status = 'published' AND original_guide_id IS NULL`,
  'a guide that no published revision made': `
    SELECT id FROM guides g
     WHERE NOT EXISTS (SELECT FROM pending_guides p WHERE p.original_guide_id = g.id AND p.status = 'published')`,
  'a guide that is not what was published last': `
    SELECT g.id FROM guides g
     WHERE g.title <> (SELECT p.title FROM pending_guides p JOIN content_history h ON h.pending_guide_id = p.id
                        WHERE p.original_guide_id = g.id AND h.to_status = 'published' ORDER BY h.id DESC LIMIT 1)`,
  'a transfer that does not go with the status': `
    SELECT id, status, transfer_state FROM pending_guides
     WHERE (status = 'approved' AND transfer_state NOT IN ('transferring', 'failed'))
        OR (status = 'published' AND transfer_state <> 'transferred')
        OR (status NOT IN ('approved', 'published') AND transfer_state IS NOT NULL)`,
  'a count that is wrong': `
    SELECT g.id FROM guides g
     WHERE g.place_count <> (SELECT count(*) FROM places p WHERE p.guide_id = g.id AND p.listing = 'live')`,
  'a published file that is still in quarantine': `
    SELECT id FROM guides WHERE image_uri LIKE '%quarantine%' OR description LIKE '%quarantine%'
     UNION ALL SELECT id FROM places WHERE image_uri LIKE '%quarantine%' OR description LIKE '%quarantine%'`,
  'a published file without a row of its guide': `
    SELECT id FROM guides g WHERE image_uri LIKE 's3://%'
       AND NOT EXISTS (SELECT FROM media m WHERE 's3://' || m.bucket || '/' || m.key = g.image_uri
                          AND m.guide_id = g.id AND m.is_teaser)
     UNION ALL
    SELECT id FROM places p WHERE image_uri LIKE 's3://%'
       AND NOT EXISTS (SELECT FROM media m WHERE 's3://' || m.bucket || '/' || m.key = p.image_uri
                          AND m.guide_id = p.guide_id)`,
  'a submission without its snapshot, or one too many': `
    SELECT g.id FROM pending_guides g
     WHERE (SELECT count(*) FROM submissions s WHERE s.pending_guide_id = g.id)
        <> (SELECT count(*) FROM content_history h WHERE h.pending_guide_id = g.id AND h.to_status = 'submitted')`,
  'a publication that its creator was told of more or less than once': `
    SELECT g.id FROM pending_guides g
     WHERE (SELECT count(*) FROM notices n WHERE n.pending_guide_id = g.id AND n.kind = 'guide_published')
        <> (SELECT count(*) FROM content_history h WHERE h.pending_guide_id = g.id AND h.to_status = 'published')`,
  'a listing that the history does not end with': `
    SELECT g.id FROM guides g
     WHERE (g.listing = 'withdrawn') <> coalesce((SELECT h.act = 'guide_withdrawn' FROM content_history h
             WHERE h.guide_id = g.id AND h.act IN ('guide_withdrawn', 'guide_republished')
             ORDER BY h.id DESC LIMIT 1), false)`,
  'what an admin withdrew, republished by its creator': `
    SELECT h.id FROM content_history h JOIN users u ON u.id = h.actor_id
     WHERE h.act = 'guide_republished' AND u.role <> 'admin'
       AND (SELECT w.source FROM content_history w WHERE w.guide_id = h.guide_id AND w.id < h.id
               AND w.act = 'guide_withdrawn' ORDER BY w.id DESC LIMIT 1) = 'admin_review'`,
  'a verdict by somebody who is no admin': `
    SELECT h.id FROM content_history h JOIN users u ON u.id = h.actor_id
     WHERE h.to_status IN ('approved', 'rejected', 'needs_revision') AND u.role <> 'admin'`,
};

/** All violations in drafts, guides, their history and notifications, by kind; empty if all is well. */
export async function findWorkflowBreaches({
  pool,
}: TestDatabase): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found = await Promise.all(
    Object.entries(BREACHES).map(
      async ([breach, sql]) => [breach, (await pool.query(sql)).rows] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}
