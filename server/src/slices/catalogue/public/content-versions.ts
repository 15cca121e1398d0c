import type { GuideAccess, GuideForAccess } from '@laneway/domain/purchase/entitlement';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { accessRequest, accessTo } from '../present.ts';
import type { GuideAccessRow } from '../rows.ts';
import { GATE_COLUMNS } from '../store.ts';

/** Increased when the same rows are packed differently, such as with images of another width. */
const PACK_FORMAT = 1;

type VersionRow = GuideAccessRow & {
  readonly id: number;
  readonly title: string;
  readonly size_bytes: number;
  readonly version: string;
};

/**
 * The version is computed from the digests stored in the rows, so that many guides can be checked without reading their
 * contents. Files are included by name: an object never changes under its key.
 */
const FIND = statement<VersionRow>(
  'catalogue.content_versions',
  `SELECT g.id, g.title, g.size_bytes, ${GATE_COLUMNS},
          encode(sha256(
            digest_of_text('${PACK_FORMAT} ' || u.name) || g.content_digest ||
            coalesce((SELECT string_agg(int4send(p.id) || p.content_digest, ''::bytea
                                        ORDER BY p.position NULLS LAST, p.id)
                        FROM places p WHERE p.guide_id = g.id AND p.listing = 'live'), ''::bytea)), 'hex') AS version
     FROM guides g JOIN users u ON u.id = g.author_id WHERE g.id = ANY ($2::integer[])`,
);

export type ContentVersion = {
  readonly guideId: number;
  readonly title: string;
  readonly authorId: number;
  readonly sizeBytes: number;
  /** Changes exactly when someone who has saved the guide would see or hear a difference. */
  readonly version: string;
  readonly forAccess: GuideForAccess;
  /** The viewer's access. */
  readonly access: GuideAccess;
};

/** The versions of those guides that exist, in any order, whatever the viewer may see of them (`access` says what). */
export async function findContentVersions(
  db: Queryable,
  viewer: Actor | null,
  guideIds: readonly number[],
): Promise<readonly ContentVersion[]> {
  const rows = await db.query(FIND, [viewer?.id ?? null, guideIds]);
  return rows.map((row) => ({
    guideId: row.id,
    title: row.title,
    authorId: row.author_id,
    sizeBytes: row.size_bytes,
    version: row.version,
    forAccess: accessRequest(row, viewer).guide,
    access: accessTo(row, viewer),
  }));
}
