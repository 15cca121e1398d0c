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
import { AdminGuide } from './admin-guide.tsx';

const guide = {
  ...examplePendingGuide,
  pg_title: 'The Upside-Down River',
  pg_author_id: 7,
  pg_pending_status: 'needs_revision' as const,
  original_g_id: null,
};

function Page() {
  const entry = useNavState(currentEntry);
