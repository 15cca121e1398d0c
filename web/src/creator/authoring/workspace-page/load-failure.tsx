import { loadingTexts } from '@laneway/domain/accounts/messages';
import { authoringTexts, bannerError } from '@laneway/domain/authoring-texts';
import { contentTexts } from '@laneway/domain/content-texts';
import { ApiProblem, failureKind, NetworkError } from '../../../api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PlacesNotLoaded } from '../workspace/load-guide.ts';
import styles from './workspace-page.module.css';

export type GuideLoadFailureProps = {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly onList: () => void;
};

const MISSING = 'It may have been deleted, or it belongs to someone else.';

/** Shown instead of a guide that couldn't be loaded. */
export function GuideLoadFailure({ error, isFetching, onRetry, onList }: GuideLoadFailureProps) {
  const isMissing = failureKind(error) !== 'failed';
  return (
    <main className={styles.failure}>
      <h1>{isMissing ? contentTexts.guideNotFound : loadFailedText(error)}</h1>
      <Callout
        tone={isMissing ? 'info' : 'error'}
        text={isMissing ? MISSING : reasonOf(error)}
        {...(isMissing
          ? {}
          : {
              action: {
                label: 'Try again',
                onAct: onRetry,
                busyText: isFetching ? loadingTexts.loading : undefined,
              },
            })}
      />
      <Button onClick={onList}>All your guides</Button>
    </main>
  );
}

function loadFailedText(error: Error): string {
  const isOfPlaces = error instanceof PlacesNotLoaded;
  return bannerError({
    guideDetails: isOfPlaces ? null : contentTexts.loadGuideFailed,
    guidePlaces: isOfPlaces ? authoringTexts.loadPlacesFailed : null,
    saveGuide: null,
    savePlace: null,
  });
}

function reasonOf(error: Error): string {
  const cause = error instanceof PlacesNotLoaded ? error.cause : error;
  const isForPeople = cause instanceof ApiProblem || cause instanceof NetworkError;
  return isForPeople && cause.message !== '' ? cause.message : 'Please try again.';
}
