// @vitest-environment happy-dom
import { examplePendingGuide } from '@laneway/contract/examples.test-data';
import type { Role } from '@laneway/domain/roles';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUser } from '../api/session/session-context.ts';
import { isDashboardEntry } from '../core/navigation/entry.ts';
import { currentEntry } from '../core/navigation/nav-state.ts';
import { useNavState } from '../core/navigation/navigation-context.tsx';
import { SILENT_WALK } from '../creator/walk-editor/checks/walk-report.test-data.ts';
import { serverError } from '../ui/testing/fake-server.test-data.ts';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminGuide } from './admin-dashboard.tsx';

const guide = {
  ...examplePendingGuide,
  pg_title: 'The Upside-Down River',
  pg_author_id: 7,
  pg_pending_status: 'needs_revision' as const,
  original_g_id: null,
};

function Page() {
  const entry = useNavState(currentEntry);
  const user = useUser();
  if (!isDashboardEntry(entry) || entry.route.part !== 'guides') return null;
  return entry.route.open === null ? null : <AdminGuide user={user} open={entry.route.open} />;
}

function showGuide(role: Role) {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
    },
  );
  const page = role === 'admin' ? 'adminDashboard' : 'creatorDashboard';
  const open = {
    guide: { source: 'pending', id: guide.pg_id },
    place: null,
    view: 'review',
  } as const;
  const review = { guide, live: null, last_submission: null, notes: [], faulty_media: [] };
  return renderPage(
    Page,
    { page, route: { part: 'guides', open } },
    {
      role,
      replies: {
        getGuideReview: () => review,
        getGuideComment: () => ({ comment: null, last_updated: null }),
        getPendingGuide: () => guide,
        getGuideHistory: () => ({ items: [] }),
        getWalkReport: () => SILENT_WALK,
        listAuthoredGuides: () => [guide],
        listDashboardGuides: () => [],
        getConfig: () => serverError(),
        listReviewQueue: () => serverError(),
        listMedia: () => serverError(),
        getMediaScan: () => serverError(),
        presignUrl: () => 'https://media.example/x',
      },
    },
  );
}

it('shows an admin the review, its history and a link to the form', async () => {
  const { user, currentEntry: current } = await showGuide('admin');
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await screen.findByText('No comment history available');
  await user.click(button('Edit'));
  expect(current()).toMatchObject({ route: { open: { view: 'edit' } } });
  await screen.findByLabelText('Title');
});

it('shows everyone else the form', async () => {
  await showGuide('creator');
  await screen.findByLabelText('Title');
  expect(screen.queryByRole('button', { name: 'Walk it' })).toBeNull();
});
