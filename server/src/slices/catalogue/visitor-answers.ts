import type { ListGuidesQuery } from '@laneway/contract/catalogue';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { canonicalAddress } from '../../platform/canonical-address.ts';
import type { Queryable } from '../../platform/database.ts';
import type { AnswerSource, HotAnswers } from '../../platform/hot-answers.ts';
import { makeReady, type ReadyAnswer } from '../../platform/ready-answer.ts';
import { getGuide } from './get-guide.ts';
import { listGuides } from './list-guides.ts';
import { listPlaces } from './list-places.ts';
import { nextPageHeaders } from './next-page-headers.ts';

export type VisitorAnswersDeps = { readonly db: Queryable; readonly hotAnswers: HotAnswers };

/** What anybody without a session is told. It is the same for all of them, and so kept ready. */
export type VisitorAnswers = {
  readonly listGuides: (query: ListGuidesQuery) => Answer;
  readonly getGuide: (guideId: number) => Answer;
  readonly listPlaces: (guideId: number) => Answer;
};

type Answer = Promise<Result<ReadyAnswer, Refusal>>;

export function createVisitorAnswers({ db, hotAnswers }: VisitorAnswersDeps): VisitorAnswers {
  const keep = <T>(
    key: string,
    source: AnswerSource,
    make: () => Promise<Result<T, Refusal>>,
    ready: (value: T) => ReadyAnswer = makeReady,
  ): Answer =>
    hotAnswers.findOrMake(key, [source], async () => {
      const made = await make();
      return made.ok ? ok(ready(made.value)) : made;
    });

  return {
    listGuides: (query) =>
      keep(
        canonicalAddress('listGuides', { query }),
        'lists',
        () => listGuides(db, null, query),
        (page) => makeReady(page.guides, nextPageHeaders('listGuides', query, page)),
      ),
    getGuide: (guideId) =>
      keep(canonicalAddress('getGuide', { params: { id: guideId } }), { guideId }, () =>
        getGuide(db, null, guideId),
      ),
    listPlaces: (guideId) =>
      keep(canonicalAddress('listPlaces', { query: { guide_id: guideId } }), { guideId }, () =>
        listPlaces(db, null, guideId),
      ),
  };
}
