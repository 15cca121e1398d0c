import { UnsavedNotesDialog } from '../notes/unsaved-notes-dialog.tsx';
import type { VerdictDialogProps } from '../verdict/verdict-dialog.tsx';
import { VerdictDialog } from '../verdict/verdict-dialog.tsx';
import type { Deciding } from './use-deciding.ts';

export type DecidingDialogsProps = Pick<
  VerdictDialogProps,
  'user' | 'review' | 'guideTitle' | 'notes' | 'nameOf' | 'onOpenItem' | 'onCheckFiles'
> & { readonly deciding: Deciding };

/** The questions of a verdict, and of leaving without one. */
export function DecidingDialogs({ deciding, ...verdict }: DecidingDialogsProps) {
  const { action, blocked } = deciding;
  return (
    <>
      {action !== null && (
        <VerdictDialog
          {...verdict}
          key={action.target}
          action={action}
          typed={deciding.typedFor(action.target)}
          onType={deciding.type}
          onGiven={deciding.finish}
          onClose={deciding.cancel}
        />
      )}
      {blocked !== null && (
        <UnsavedNotesDialog
          onCancel={blocked.stay}
          onDiscard={() => {
            deciding.discardAll();
            blocked.proceed();
          }}
        />
      )}
    </>
  );
}
