// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { serverError } from '../testing/fake-server.test-data.ts';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { someNotification } from './notification.test-data.ts';
import { ReadApproval } from './unread-approval.ts';

const approval = someNotification(5, { kind: 'creator_request_approved' });

async function show(read_at: string | null, fails = false) {
  const reads: number[] = [];
  let lists = 0;
  await renderPage(
    () => <ReadApproval user={person} />,
    { page: 'guidesHomePage' },
    {
      role: 'creator',
      replies: {
        listNotifications: () => {
          lists += 1;
          return { items: [{ ...approval, read_at }], next_cursor: null, unread_count: 1 };
        },
        readNotification: () => {
          reads.push(approval.notice_id);
          return fails ? serverError() : { ...approval, read_at: '2026-11-10T01:00:00.000Z' };
        },
      },
    },
  );
  await waitFor(() => expect(lists).toBeGreaterThan(0));
  return reads;
}

it('marks the approval of a new creator as read', async () => {
  const reads = await show(null);
  await waitFor(() => expect(reads).toEqual([5]));
});

it('leaves alone what was read before', async () => {
  expect(await show('2026-11-10T01:00:00.000Z')).toEqual([]);
});

it('tries it once', async () => {
  const reads = await show(null, true);
  await waitFor(() => expect(reads).toEqual([5]));
});
