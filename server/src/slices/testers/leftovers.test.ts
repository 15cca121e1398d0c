import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inviteTester, testAs } from '../../testing/testers.ts';
import { testerLeftovers } from './leftovers.ts';

const app = await createTestApp();
const { db } = app;
const author = workAs(app, await createPerson(db, 'creator'));

it.each([
  ['a live invitation', 'SELECT $1::integer', 1],
  [
    'one removed yesterday',
    `UPDATE tester_invitations SET revoked_at = now() - interval '1 day' WHERE id = $1`,
    1,
  ],
  [
    'one removed 15 days ago',
    `UPDATE tester_invitations SET revoked_at = now() - interval '15 days' WHERE id = $1`,
    0,
  ],
  [
    'one that expired 15 days ago',
    `UPDATE tester_invitations SET expires_at = now() - interval '15 days' WHERE id = $1`,
    0,
  ],
  [
    'one to a draft deleted 15 days ago',
    `UPDATE pending_guides SET deleted_at = now() - interval '15 days'
      WHERE id = (SELECT pending_guide_id FROM tester_invitations WHERE id = $1)`,
    0,
  ],
  [
    'one to a guide published 15 days ago',
    `UPDATE pending_guides SET status = 'published', updated_at = now() - interval '15 days'
      WHERE id = (SELECT pending_guide_id FROM tester_invitations WHERE id = $1)`,
    0,
  ],
  [
    'one to a guide published yesterday',
    `UPDATE pending_guides SET status = 'published', updated_at = now() - interval '1 day'
      WHERE id = (SELECT pending_guide_id FROM tester_invitations WHERE id = $1)`,
    1,
  ],
])('the clean-up deletes an invitation two weeks after it ended: %s', async (_, sql, left) => {
  const id = await author.draft();
  const { tester, token } = await inviteTester(
    app,
    author,
    id,
    `lee-${randomUUID()}@people.example`,
  );
  await testAs(app).note(token, null, 'Lovely');
  await db.pool.query(sql, [tester.tester_id]);
  for (const statement of testerLeftovers) await db.query(statement, []);
  const rows = await db.pool.query(
    'SELECT FROM tester_invitations t JOIN tester_notes n ON n.invitation_id = t.id WHERE t.id = $1',
    [tester.tester_id],
  );
  expect(rows.rowCount).toBe(left);
});
