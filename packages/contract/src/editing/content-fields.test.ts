import type { GuideContent } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { describe, expectTypeOf, it } from 'vitest';
import type {
  AddPendingPlaceBody,
  CreatePendingGuideBody,
  UpdatePendingGuideBody,
  UpdatePendingPlaceBody,
} from '../authoring.ts';
import type { GUIDE_FIELDS } from './guide-fields.ts';
import type { PLACE_FIELDS } from './place-fields.ts';

/** The fields of a body that the server uses. Those it ignores have the type unknown. */
type UsedFields<Body> = {
  [Name in keyof Body]-?: unknown extends Body[Name] ? never : Name;
}[keyof Body];

/** The field names of a table in the rows of one stage. */
type NamesIn<
  Fields extends Record<string, { readonly [S in Stage]: string }>,
  Stage extends 'pending' | 'published',
> = Fields[keyof Fields][Stage];

type GuideNames = NamesIn<typeof GUIDE_FIELDS, 'pending'>;
type PlaceNames = NamesIn<typeof PLACE_FIELDS, 'pending'>;

describe('the tables of fields', () => {
  it('name every field that a save can send, and no other', () => {
    expectTypeOf<GuideNames | 'source_published_guide_id'>().toEqualTypeOf<
      UsedFields<CreatePendingGuideBody>
    >();
    expectTypeOf<GuideNames | 'pg_version'>().toEqualTypeOf<UsedFields<UpdatePendingGuideBody>>();
    expectTypeOf<PlaceNames | 'pp_original_p_id' | 'pp_name_number'>().toEqualTypeOf<
      UsedFields<AddPendingPlaceBody>
    >();
    expectTypeOf<PlaceNames | 'pp_version'>().toEqualTypeOf<UsedFields<UpdatePendingPlaceBody>>();
  });

  it('have every part of the content, and no other', () => {
    expectTypeOf<keyof typeof GUIDE_FIELDS>().toEqualTypeOf<keyof GuideContent>();
    expectTypeOf<keyof typeof PLACE_FIELDS>().toEqualTypeOf<keyof PlaceContent>();
  });
});
