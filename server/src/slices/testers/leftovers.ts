import { statement } from '../../platform/database/database.ts';

/**
 * Testers' emails are there to send them a link, so they are deleted with their notes two weeks after it has ended: that
 * leaves a creator who has just published time to read the notes.
 */
export const testerLeftovers = [
  statement<never>(
    'testers.leftover_invitations',
    `DELETE FROM tester_invitations t USING pending_guides g
      WHERE g.id = t.pending_guide_id
        AND (t.revoked_at < now() - interval '14 days'
             OR t.expires_at < now() - interval '14 days'
             OR g.deleted_at < now() - interval '14 days'
             OR g.status = 'published' AND g.updated_at < now() - interval '14 days')`,
  ),
];
