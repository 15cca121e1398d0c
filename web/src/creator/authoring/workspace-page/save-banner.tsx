import { bannerError, contentTexts } from '@laneway/domain/content-texts';
import { useStore } from '../../../core/use-store.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { ListingFailure, SaveFailure } from '../workspace/workspace-state.ts';
import styles from './banner.module.css';

/** Says above everything that something couldn't be saved, and why. */
export function SaveBanner({ workspace }: { readonly workspace: Workspace }) {
  const failure = useStore(workspace, (state) => state.failure);
  return (
    <div role="alert">
      {failure !== null && (
        <div className={styles.banner}>
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
    saveGuide: of === 'guide' ? contentTexts.saveGuideFailed : null,
    savePlace: of === 'place' ? contentTexts.savePlaceFailed : null,
  });
  return text === '' || text === failed ? failed : `${failed} ${text}`;
}
