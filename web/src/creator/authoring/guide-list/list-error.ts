import { contentTexts } from '@laneway/domain/content-texts';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';

/** What the list says when it couldn't be loaded: the reason where there is one for people. */
export function listErrorText(error: Error): string {
  const isForPeople = error instanceof ApiProblem || error instanceof NetworkError;
  return contentTexts.guidesListError(isForPeople && error.message !== '' ? error.message : null);
}
