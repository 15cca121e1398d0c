import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import { vi } from 'vitest';
import { useUser } from '../../api/session/session-context.ts';
import { isDashboardEntry } from '../../core/navigation/entry.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavState } from '../../core/navigation/navigation-context.tsx';
import { type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { type RenderPageOptions, renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { SILENT_WALK } from '../walk-editor/checks/walk-report.test-data.ts';
import { GuideList, type GuideListProps } from './guide-list/guide-list.tsx';
import { GuidePage, type GuidePageProps } from './workspace-page/guide-page.tsx';

/** The person whom `renderPage` logs in. */
export const ME = { id: 7, name: 'Sam Okafor' } as const;

export function somePlace(id: number, changes: Partial<PendingPlace> = {}): PendingPlace {
  return {
    ...examplePendingPlace,
    pp_id: id,
    pp_order: id,
    pp_name_number: id,
    pp_original_p_id: null,
    pp_title: `Place of ${id}`,
    pp_description: 'Paint over paint.',
    pp_location: '-37.8166,144.969',
    ...changes,
  };
}

/** A draft of the person who is logged in, ready to be submitted. */
export function someDraft(changes: Partial<PendingGuide> = {}): PendingGuide {
  return {
    ...examplePendingGuide,
    pg_title: 'The Upside-Down River',
    pg_description: 'They say the Yarra runs upside down.',
    pg_author_id: ME.id,
    pg_author_name: ME.name,
    pg_pending_status: 'draft',
    original_g_id: null,
    admin_comment: null,
    pending_places: [],
    ...changes,
  };
}

/** A draft with these places. */
export function draftWith(...titles: readonly string[]): PendingGuide {
  const pending_places = titles.map((title, index) =>
    somePlace(index + 1, { pp_title: title, pp_order: index }),
  );
  return someDraft({ pending_places });
}

const NOTHING: Replies = {
  listAuthoredGuides: () => [],
  listDashboardGuides: () => [],
  getGuideHistory: () => ({ items: [] }),
  getWalkReport: () => SILENT_WALK,
  getGuideListing: () => ({ g_id: 7, withdrawn: null, places: [] }),
  getConfig: () => serverError(),
  presignUrl: ({ query }) => `https://media.example/${encodeURIComponent(query.uri ?? '')}`,
  listMedia: () => serverError(),
  getMediaScan: () => serverError(),
  // The form requests the size of the guide's media.
  getPendingGuide: () => someDraft(),
  // Input is saved after a pause, also in tests about something else.
  updatePendingGuide: ({ body }) => ({ ...someDraft(), ...raised(body, 'pg_version') }),
  updatePendingPlace: ({ body }) => ({ ...somePlace(1), ...raised(body, 'pp_version') }),
};

/** The body of a save with the version that it leads to. */
function raised(body: unknown, version: 'pg_version' | 'pp_version') {
  const saved = body as Readonly<Record<string, number>>;
  return { ...saved, [version]: (saved[version] ?? 0) + 1 };
}

type GuidesOptions = Pick<RenderPageOptions, 'replies' | 'role'> & {
  readonly open?: OpenGuide | null;
  readonly list?: Omit<GuideListProps, 'user'>;
  readonly onWalk?: GuidePageProps['onWalk'];
};

/** Renders the Guides part of a dashboard; its buttons navigate within it. */
export function showGuides({
  replies = {},
  role = 'creator',
  open = null,
  list,
  onWalk = () => undefined,
}: GuidesOptions) {
  function GuidesPart() {
    const entry = useNavState(currentEntry);
    const user = useUser();
    if (!isDashboardEntry(entry) || entry.route.part !== 'guides' || user === null) return null;
    return (
      <>
        {entry.route.open === null ? (
          <GuideList user={user} {...list} />
        ) : (
          <GuidePage user={user} open={entry.route.open} onWalk={onWalk} />
        )}
        <CurrentToast />
      </>
    );
  }
  // Otherwise the tabs of earlier tests would receive this test's saves.
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  return renderPage(
    GuidesPart,
    { page: 'creatorDashboard', route: { part: 'guides', open } },
    { role, replies: { ...NOTHING, ...replies } },
  );
}

/** The open guide of {@link someDraft}, with the places that its reply has. */
export function showDraft(guide: PendingGuide, options: GuidesOptions = {}) {
  return showGuides({
    open: { guide: { source: 'pending', id: guide.pg_id }, place: null, view: 'edit' },
    ...options,
    replies: { getPendingGuide: () => guide, ...options.replies },
  });
}

/** A BroadcastChannel without other tabs. */
class SilentChannel {
  onmessage: unknown = null;
  postMessage(): void {}
  close(): void {}
}

/** Stands in for the shell's toast. */
function CurrentToast() {
  const { current, dismiss } = useToast();
  return (
    <div role="status" aria-label="Toast">
      {current?.text}
      {current?.action && (
        <button
          type="button"
          onClick={() => {
            dismiss();
            current.action?.onAct();
          }}
        >
          {current.action.label}
        </button>
      )}
    </div>
  );
}
