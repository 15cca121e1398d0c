import { adminActionTexts, statusSuccessText } from '@laneway/domain/workflow/messages';
import { useState } from 'react';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { placeName } from '../navigator/place-name.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';

export type SubmitState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'not saved'; readonly key: string; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

/** Saves what isn't saved yet, then submits the guide. */
export function useSubmit(workspace: Workspace, onSubmitted: () => void) {
  const [state, setState] = useState<SubmitState>({ kind: 'asking' });
  const { showToast } = useToast();
  const submit = async (): Promise<void> => {
    setState({ kind: 'saving' });
    for (const key of unsavedKeys(workspace)) {
      const { kind } = await workspace.save(key);
      if (kind !== 'saved') {
        setState({ kind: 'not saved', key, text: notSavedText(workspace, key) });
        return;
      }
    }
    setState({ kind: 'submitting' });
    const outcome = await workspace.changeStatus('submitted', null);
    if (outcome.kind === 'saved') {
      showToast(statusSuccessText('submitted'));
      onSubmitted();
      return;
    }
    // The error is shown here instead of in the banner.
    workspace.dismissFailure();
    const reason = outcome.kind === 'refused' ? outcome.text : '';
    setState({
      kind: 'refused',
      text: adminActionTexts.updateFailed(reason || adminActionTexts.statusChangeFailed),
    });
  };
  return { state, submit };
}

/** The guide comes first: places can only be saved into it. */
function unsavedKeys({ guideRecord, getState }: Workspace): readonly string[] {
  const { guide, places } = getState();
  const isGuideNew = guide.kind !== 'pending';
  return [
    ...(isGuideNew || guideRecord.isDirty() ? [GUIDE_KEY] : []),
    ...places
      .filter(({ place, record }) => place.kind === 'unsaved' || record.isDirty())
      .map(({ key }) => key),
  ];
}

function notSavedText({ getState }: Workspace, key: string): string {
  const { places } = getState();
  const index = places.findIndex((item) => item.key === key);
  const item = places[index];
  const name =
    item === undefined ? 'the guide' : placeName(item.record.getState().mine.title, index);
  return `We couldn’t save ${name}, so nothing was submitted.`;
}
