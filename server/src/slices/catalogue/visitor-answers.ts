import type { ListGuidesQuery } from '@laneway/contract/catalogue';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { Queryable } from '../../platform/database.ts';
import type { AnswerSource, HotAnswers } from '../../platform/hot-answers.ts';
import { makeReady, type ReadyAnswer } from '../../platform/ready-answer.ts';
import { getGuide } from './get-guide.ts';
import { listGuides } from './list-guides.ts';
import { listPlaces } from './list-places.ts';
import { nextPageHeaders } from './next-page-headers.ts';

export type VisitorAnswersDeps = { readonly db: Queryable; readonly hotAnswers: HotAnswers };

/** What anybody without a session is told at an address. It is the same for all of them, and so kept ready. */
export type VisitorAnswers = {
  readonly listGuides: (url: string, query: ListGuidesQuery) => Answer;
  readonly getGuide: (url: string, guideId: number) => Answer;
  readonly listPlaces: (url: string, guideId: number) => Answer;
};

type Answer = Promise<Result<ReadyAnswer, Refusal>>;

export function createVisitorAnswers({ db, hotAnswers }: VisitorAnswersDeps): VisitorAnswers {
  const keep = <T>(
    url: string,
    source: AnswerSource,
    make: () => Promise<Result<T, Refusal>>,
    ready: (value: T) => ReadyAnswer = makeReady,
  ): Answer =>
    hotAnswers.findOrMake(url, [source], async () => {
      const made = await make();
      return made.ok ? ok(ready(made.value)) : made;
    });

  return {
    listGuides: (url, query) =>
      keep(
        url,
        'lists',
        () => listGuides(db, null, query),
        (page) => makeReady(page.guides, nextPageHeaders(page, url)),
      ),
    getGuide: (url, guideId) => keep(url, { guideId }, () => getGuide(db, null, guideId)),
    listPlaces: (url, guideId) => keep(url, { guideId }, () => listPlaces(db, null, guideId)),
  };
}
