import type { GuideView, OpenGuide, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts, bannerError } from '@laneway/domain/authoring-texts';
import { type EditableGuide, publishedGuideId } from '@laneway/domain/guides/editable-guide';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useEffect, useRef, useState } from 'react';
import { useOpenRevision } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';
import { useStore } from '../../../core/use-store.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { TOASTS_AT_BOTTOM } from '../../../ui/toast-spot.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { useLayout } from '../../../ui/use-layout.ts';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ListingProvider } from '../listing/listing-provider.tsx';
import { PlaceNavigator } from '../navigator/place-navigator.tsx';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { guideRef, placeRef } from '../workspace/guide-ref.ts';
import { ignoreClosed, unlessWaiting } from '../workspace/save-queue.ts';
import type { ListingFailure, SaveFailure } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import bannerStyles from './banner.module.css';
import { type GuideOnFoot, guideOnFoot } from './guide-on-foot.ts';
import { guideRights } from './guide-rights.ts';
import { LeaveGuide } from './leave-guide.tsx';
import { GuideLivePreview, PlaceLivePreview } from './live-preview.tsx';
import { OpenedGuideHeader } from './opened-guide-header.tsx';
import { RecordPane, WalkPane } from './record-pane.tsx';
import { useOpenedGuide } from './use-opened-guide.ts';
import { type PaneName, WorkspaceLayout } from './workspace-layout.tsx';
import styles from './workspace-page.module.css';

/** Most transfers take a few seconds. */
const POLL_MS = 3_000;

const SAVED_ONLINE = 'You’re offline. Your guide is saved first, so try again when you’re back.';

export type OpenedGuideProps = {
  readonly user: User;
  readonly route: OpenGuide;
  readonly open: OpenWorkspace;
  readonly onWalk: (guide: GuideOnFoot) => void;
};

/** An open guide: its places, its form and its preview. */
export function OpenedGuide({ user, route, open, onWalk }: OpenedGuideProps) {
  const { workspace } = open;
  const view = useOpenedGuide(open, route);
  const { guide, places, selected, routes, addPlace } = view;
  const layout = useLayout();
  const otherDraft = useOtherDraft(guide, user);
  const actor = { id: user.u_id, role: user.user_role };
  const rights = guideRights(guide, actor, otherDraft !== null);
  const title = useStore(workspace.guideRecord, ({ mine }) => mine.title).trim() || UNTITLED;
  const openName = useOpenName(view, title);
  useDocumentTitle(openName, 'Guides');
  useTransferProgress(workspace, guide);
  const page = useRef<HTMLElement>(null);
  useEffect(() => focusHeading(page.current), []);
  const { dismissOffer, showToast } = useToast();
  // Toasts with undo belong to this guide, which closes with the page.
  useEffect(() => dismissOffer, [dismissOffer]);

  const walk = async () => {
    // Places found on the way belong to a saved guide. The form and the banner show why it couldn't be saved.
    if (guide.kind === 'unsaved')
      await unlessWaiting(workspace.queue, open.autoSave.save(GUIDE_KEY)).catch(ignoreClosed);
    const walked = guideOnFoot(workspace.getState(), workspace.guideRecord.getState().mine);
    if (walked !== null) onWalk(walked);
    else if (workspace.queue.getState() === 'waiting') showToast(SAVED_ONLINE);
  };
  const place = selected.kind === 'place' ? selected : null;
  const openPlace = place === null ? null : placeRef(place.item.place);
  const openView = (next: GuideView) => routes.openGuide(guideRef(guide), openPlace, next);
  const beneath = useViewBeneath(route.view);
  const toggleHistory = () => openView(route.view === 'history' ? beneath : 'history');
  const openReview = () => openView('review');
  const isWalkView = beneath === 'walk';
  const openPane = (pane: PaneName) => {
    if (pane === 'walk') return openView('walk');
    view.setPane(pane);
    if (!isWalkView) return;
    if (pane === 'places') routes.openGuide(guideRef(guide), null, 'edit');
    else openView('edit');
  };
  const select = isWalkView && layout !== 'narrow' ? view.showInWalk : view.showRecord;

  return (
    <ListingProvider workspace={workspace} actor={actor}>
      <main ref={page} className={styles.page} {...TOASTS_AT_BOTTOM}>
        <OpenedGuideHeader
          open={open}
          view={view}
          user={user}
          rights={rights}
          otherDraft={otherDraft}
          onWalk={() => void walk()}
          onReview={openReview}
          isHistoryOpen={route.view === 'history'}
          onHistory={toggleHistory}
          isTestersOpen={route.view === 'testers'}
          onTesters={() => openView('testers')}
          onCloseTesters={() => routes.replaceByGuide(guideRef(guide), openPlace, beneath)}
          isWalkOpen={isWalkView}
          onWalkView={layout === 'wide' ? () => openView(isWalkView ? 'edit' : 'walk') : null}
          back={
            layout === 'narrow' && place !== null
              ? { label: 'Back to the guide', onBack: view.openGuideForm }
              : { label: 'Back to your guides', onBack: routes.openList }
          }
        />
        <SaveBanner workspace={workspace} />
        <LeaveGuide
          open={open}
          selectedKey={view.selectedKey}
          formRef={view.formRef}
          onShow={view.showField}
        />
        <WorkspaceLayout
          layout={layout}
          pane={view.pane}
          onPane={openPane}
          formRef={view.formRef}
          formLabel={openName}
          placesLabel={place === null || isWalkView ? `Places · ${places.length}` : null}
          navigator={
            <PlaceNavigator
              workspace={workspace}
              selectedKey={isWalkView && place === null ? null : view.selectedKey}
              isEditable={rights.mayArrange}
              onOpenGuide={() => select(GUIDE_KEY)}
              onOpenPlace={select}
              onAddPlace={() => void addPlace({ values: {}, next: 'open' })}
            />
          }
          form={
            <RecordPane
              open={open}
              selected={selected}
              mayEdit={rights.mayEdit}
              mayArrange={rights.mayArrange}
              isArmed={view.isArmed}
              onOpenPlace={view.showRecord}
              onOpenGuide={view.openGuideForm}
              onAddPlace={(values) => addPlace({ values, next: 'save' })}
            />
          }
          preview={
            place === null ? (
              <GuideLivePreview workspace={workspace} author={user.u_name} />
            ) : (
              <PlaceLivePreview
                key={place.key}
                workspace={workspace}
                item={place.item}
                index={place.index}
              />
            )
          }
          walk={
            isWalkView ? (
              <WalkPane
                open={open}
                selected={selected}
                mayEdit={rights.mayEdit}
                mayArrange={rights.mayArrange}
                onSelect={view.showInWalk}
                onEdit={view.showRecord}
              />
            ) : null
          }
          panel={
            route.view === 'history' ? (
              <HistoryPanel
                pendingGuideId={guide.kind === 'pending' ? guide.id : null}
                onClose={toggleHistory}
                {...(user.user_role === 'admin' && { onCompare: openReview })}
              />
            ) : null
          }
        />
      </main>
    </ListingProvider>
  );
}

/** The view below the history or the testers: the walk stays mounted, with its running check. */
function useViewBeneath(view: GuideView): GuideView {
  const [beneath, setBeneath] = useState<GuideView>('edit');
  const now = view === 'history' || view === 'testers' ? beneath : view;
  if (now !== beneath) setBeneath(now);
  return now;
}

/** The title of the window and the form. */
function useOpenName(
  { selected, places }: ReturnType<typeof useOpenedGuide>,
  title: string,
): string {
  if (selected.kind !== 'place') return title;
  const { index, item } = selected;
  const name = placeLabel(item.record.getState().mine.title, item.place.nameNumber);
  return `${name}, place ${index + 1} of ${places.length}, ${title}`;
}

function focusHeading(page: HTMLElement | null): void {
  const heading = page?.querySelector('h1');
  const { activeElement } = document;
  // A focused dialog or field keeps the focus.
  if (!heading || (activeElement !== null && activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The open draft of the same published guide, if it isn't this one. */
function useOtherDraft(guide: EditableGuide, user: User): RecordRef | null {
  const { data: row = null } = useOpenRevision(user.u_id, publishedGuideId(guide));
  const ownId = guide.kind === 'pending' ? guide.id : null;
  return row === null || row.pg_id === ownId ? null : { source: 'pending', id: row.pg_id };
}

/** Polls the server while an approved guide is being transferred, so that its author sees the result. */
function useTransferProgress(workspace: Workspace, guide: EditableGuide): void {
  const isUnderWay = guide.kind === 'pending' && guide.transfer?.state === 'transferring';
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      // One request at a time; a failed one is repeated.
      if (workspace.queue.getState() === 'idle') void workspace.refresh().catch(() => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [workspace, isUnderWay]);
}

/** Shows above everything that a save failed, and why. */
function SaveBanner({ workspace }: { readonly workspace: Workspace }) {
  const failure = useStore(workspace, (state) => state.failure);
  return (
    <div role="alert">
      {failure !== null && (
        <div className={bannerStyles.banner}>
          <p>{bannerText(failure)}</p>
          <RoundButton icon="close" label="Dismiss" onClick={workspace.dismissFailure} />
        </div>
      )}
    </div>
  );
}

function bannerText({ of, text }: SaveFailure | ListingFailure): string {
  if (of === 'listing') return text;
  const failed = bannerError({
    guideDetails: null,
    guidePlaces: null,
    saveGuide: of === 'guide' ? authoringTexts.saveGuideFailed : null,
    savePlace: of === 'place' ? authoringTexts.savePlaceFailed : null,
  });
  return text === '' || text === failed ? failed : `${failed} ${text}`;
}
