import { logProblem } from '../../core/diagnostics/log.ts';
import type { PendingMove } from '../../core/navigation/use-navigation-blocker.ts';

/** Saves a form; false if it is invalid, refused or can't reach the server. */
export type Save = () => Promise<boolean>;

/** Saves, then makes the move; stays if saving failed. Returns whether the form was saved. */
export async function saveAndProceed(save: Save, move: PendingMove): Promise<boolean> {
  const isSaved = await save().catch((error: unknown) => {
    logProblem('A form could not be saved before it was left', error);
    return false;
  });
  if (isSaved) move.proceed();
  else move.stay();
  return isSaved;
}
