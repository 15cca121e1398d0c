import type { Pagination } from '@laneway/domain/review/pagination';
import { describe, expectTypeOf, it } from 'vitest';
import type { Query } from './address.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, ResponseOf } from './call-types.ts';
import type { PublishedGuide } from './catalogue.ts';
import type { Checkout, Owned } from './purchases.ts';
import type { ReviewQueue } from './review.ts';

describe('the types of a call', () => {
  it('name its parameters, query and body', () => {
    expectTypeOf<ParamsOf<'getGuide'>>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<QueryOf<'purchase'>>().toEqualTypeOf<{ guide_id: number }>();
    expectTypeOf<BodyOf<'setUserRole'>>().toEqualTypeOf<{
      user_role: 'user' | 'creator' | 'admin';
    }>();
  });

  it('are undefined for what a call does not take', () => {
    expectTypeOf<ParamsOf<'listGuides'>>().toEqualTypeOf<undefined>();
    expectTypeOf<QueryOf<'login'>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'purchase'>>().toEqualTypeOf<undefined>();
  });

  it('allow null for a body that may be left out', () => {
    expectTypeOf<null>().toExtend<BodyOf<'withdrawGuide'>>();
    expectTypeOf<null>().not.toExtend<BodyOf<'login'>>();
  });

  it('tie each success to its status and leave refusals out', () => {
    expectTypeOf<ReplyOf<'getGuide'>>().toEqualTypeOf<PublishedGuide>();
    expectTypeOf<ReplyOf<'purchase'>>().toEqualTypeOf<Owned | Checkout>();
    expectTypeOf<ResponseOf<'purchase'>>().toEqualTypeOf<
      | { readonly status: 200; readonly body: Owned }
      | { readonly status: 202; readonly body: Checkout }
    >();
  });

  it('cover replies that are text, bytes or empty', () => {
    expectTypeOf<ReplyOf<'getStatementCsv'>>().toEqualTypeOf<string>();
    expectTypeOf<ReplyOf<'getMedia'>>().toEqualTypeOf<Uint8Array>();
    expectTypeOf<ReplyOf<'logout'>>().toEqualTypeOf<undefined>();
  });

  it('have queries that can be written into a URL', () => {
    expectTypeOf<QueryOf<'listGuides'>>().toExtend<Query>();
    expectTypeOf<QueryOf<'listReviewQueue'>>().toExtend<Query>();
  });

  it('match the pagination type of the domain', () => {
    expectTypeOf<ReviewQueue['pagination']>().toExtend<Pagination>();
  });
});
