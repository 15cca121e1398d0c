import { statement } from '../../platform/database/database.ts';

const TWO_WEEKS_AGO = "now() - interval '14 days'";

/** An invitation is deleted with its notes two weeks after it ends, so that the creator can still read them. */
export const testerLeftovers = [
  statement<never>(
    'testers.leftover_invitations',
    `DELETE FROM tester_invitations t USING pending_guides g
      WHERE g.id = t.pending_guide_id
        AND (t.revoked_at < ${TWO_WEEKS_AGO}
             OR t.expires_at < ${TWO_WEEKS_AGO}
             OR g.deleted_at < ${TWO_WEEKS_AGO}
             OR g.status = 'published' AND g.updated_at < ${TWO_WEEKS_AGO})`,
  ),
];
