import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { FastifyRequest } from 'fastify';
import { answer, type HandlersOf, refused } from '../../platform/calls.ts';
import type { Queryable } from '../../platform/database.ts';
import type { AnswerSource, HotAnswers } from '../../platform/hot-answers.ts';
import { makeReady, type ReadyAnswer } from '../../platform/ready-answer.ts';
import { getGuide } from './get-guide.ts';
import { type GuidePage, listGuides } from './list-guides.ts';
import { listOwnedGuides } from './list-owned-guides.ts';
import { listPlaces } from './list-places.ts';

export type CatalogueDeps = { readonly db: Queryable; readonly hotAnswers: HotAnswers };

type CatalogueHandlers = Pick<
  HandlersOf<'catalogue'>,
  'listGuides' | 'getGuide' | 'listPlaces' | 'listOwnedGuides'
>;

/** All visitors get the same answer, so theirs is kept ready; a signed-in person's is made for that person. */
export function catalogueHandlers({ db, hotAnswers }: CatalogueDeps): CatalogueHandlers {
  const forVisitors = async <T>(
    request: FastifyRequest,
    source: AnswerSource,
    make: () => Promise<Result<T, Refusal>>,
    ready: (value: T) => ReadyAnswer = makeReady,
  ) => {
    const found = await hotAnswers.findOrMake(request.url, [source], async () => {
      const made = await make();
      return made.ok ? ok(ready(made.value)) : made;
    });
    return found.ok ? ({ kind: 'ready', answer: found.value } as const) : refused(found.error);
  };

  return {
    listGuides: async ({ query, viewer, request }) => {
      const make = () => listGuides(db, viewer, query);
      if (viewer === null) {
        return forVisitors(request, 'lists', make, (page) =>
          makeReady(page.guides, nextPageHeaders(page, request)),
        );
      }
      return guidePage(await make(), request);
    },
    getGuide: async ({ params, viewer, request }) => {
      const make = () => getGuide(db, viewer, params.id);
      if (viewer === null) return forVisitors(request, { guideId: params.id }, make);
      const made = await make();
      return made.ok ? answer<'getGuide'>({ status: 200, body: made.value }) : refused(made.error);
    },
    listPlaces: async ({ query, viewer, request }) => {
      const make = () => listPlaces(db, viewer, query.guide_id);
      if (viewer === null) return forVisitors(request, { guideId: query.guide_id }, make);
      const made = await make();
      return made.ok
        ? answer<'listPlaces'>({ status: 200, body: made.value })
        : refused(made.error);
    },
    listOwnedGuides: async ({ query, viewer, request }) =>
      guidePage(await listOwnedGuides(db, viewer, query), request),
  };
}

function guidePage(made: Result<GuidePage, Refusal>, request: FastifyRequest) {
  if (!made.ok) return refused(made.error);
  return answer<'listGuides'>(
    { status: 200, body: made.value.guides },
    nextPageHeaders(made.value, request),
  );
}

/** Plain arrays have no room for a cursor, so it travels in headers. */
function nextPageHeaders(
  { nextCursor }: GuidePage,
  request: FastifyRequest,
): Record<string, string> {
  if (nextCursor === null) return {};
  const [path = '', ...asked] = request.url.split('?');
  const query = new URLSearchParams(asked.join('?'));
  query.set('cursor', nextCursor);
  return { 'x-next-cursor': nextCursor, link: `<${path}?${query}>; rel="next"` };
}
