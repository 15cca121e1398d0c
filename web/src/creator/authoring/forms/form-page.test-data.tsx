import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import type { Replies } from '../../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import { type OpenWorkspace, useAuthoring } from '../workspace/workspaces.ts';
import { LeaveGuide } from '../workspace-page/leave-guide.tsx';
import { findField } from './find-field.ts';
import { GuideForm } from './guide-form.tsx';
import { PlaceForm } from './place-form.tsx';

/** A draft without anything in it, as the server has it. */
export const DRAFT: PendingGuide = {
  ...examplePendingGuide,
  pg_image: 'Not yet provided',
  pg_image_alt: null,
  pg_pending_status: 'draft',
  original_g_id: null,
  admin_comment: null,
  pending_places: [],
};

export const PLACES: readonly PendingPlace[] = [1, 2, 3].map((number, index) => ({
  ...examplePendingPlace,
  pp_id: 30 + number,
  pp_title: `Lane ${number}`,
  pp_order: index,
  pp_original_p_id: null,
}));

/** Replies to the calls that every form makes. */
const USUAL_REPLIES: Replies = {
  getConfig: () => new Response(null, { status: 503 }),
  getPendingGuide: () => DRAFT,
  listMedia: () => ({ items: [], next_cursor: null }),
  createPendingGuide: ({ body }) => ({ ...DRAFT, ...(body as object), pg_version: 1 }),
};

export type FormPageOptions = {
  readonly guide?: EditableGuide;
  readonly replies?: Replies;
  /** The number of the place whose form is shown first, counted from 1; by default the guide's form is shown. */
  readonly place?: number;
  readonly isReadOnly?: boolean;
  readonly armed?: boolean;
};

export const NEW_GUIDE = newGuide(1_763_250_000_000);
export const SAVED_GUIDE = readPendingGuide({ ...DRAFT, pending_places: [...PLACES] });

/** Shows a form as the dashboard would, with buttons for moving elsewhere. */
export async function renderForm({
  guide = SAVED_GUIDE,
  replies = {},
  place,
  isReadOnly = false,
  armed = false,
}: FormPageOptions = {}) {
  let opened: OpenWorkspace | null = null;
  const ref = guideRef(guide);

  function FormPage() {
    const authoring = useAuthoring();
    const { openPage } = useNavigation();
    const { current, dismiss } = useToast();
    const form = useRef<HTMLDivElement>(null);
    const [open, setOpen] = useState<OpenWorkspace | null>(null);
    const [shown, setShown] = useState<string | null | undefined>(undefined);
    useEffect(() => {
      void authoring?.workspaces.open(ref, guide).then((workspace) => {
        opened = workspace;
        setOpen(workspace);
      });
    }, [authoring]);
    if (open === null) return null;
    const { places } = open.workspace.getState();
    const itemKey = shown === undefined ? (places[(place ?? 0) - 1]?.key ?? null) : shown;
    return (
      <>
        <button type="button" onClick={() => openPage({ page: 'guidesHomePage' })}>
          Leave
        </button>
        <button type="button" onClick={() => setShown('nothing')}>
          Close the form
        </button>
        {current !== null && (
          <p data-testid="toast">
            {current.text}
            {current.action !== null && (
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
          </p>
        )}
        <LeaveGuide
          open={open}
          selectedKey={itemKey ?? GUIDE_KEY}
          formRef={form}
          onShow={(_key, field) =>
            form.current && field !== null && findField(form.current, field)?.focus()
          }
        />
        <div ref={form}>
          {itemKey === null ? (
            <GuideForm open={open} isReadOnly={isReadOnly} />
          ) : (
            <PlaceForm
              open={open}
              itemKey={itemKey}
              isReadOnly={isReadOnly}
              armed={armed}
              onOpenPlace={setShown}
            />
          )}
        </div>
      </>
    );
  }

  const page = await renderPage(
    FormPage,
    {
      page: 'creatorDashboard',
      route: { part: 'guides', open: { guide: ref, place: null, view: 'edit' } },
    },
    { role: 'creator', replies: { ...USUAL_REPLIES, ...replies } },
  );
  await screen.findByRole('form');
  const open = opened as OpenWorkspace | null;
  if (open === null) throw new Error('the guide did not open');
  return { ...page, open };
}
