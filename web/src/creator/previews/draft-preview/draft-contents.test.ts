import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import { expect, it } from 'vitest';
import { draftContents } from './draft-contents.ts';

const place = (id: number, pp_order: number, pp_pending_status = 'draft' as const) => ({
  ...examplePendingPlace,
  pp_id: id,
  pp_order,
  pp_pending_status,
});

it('numbers places by their order, without withdrawn ones', () => {
  const { places } = draftContents({
    ...examplePendingGuide,
    pending_places: [place(1, 2), { ...place(2, 0), pp_pending_status: 'withdrawn' }, place(3, 1)],
  });
  expect(places.map(({ id, number }) => [id, number])).toEqual([
    [3, 1],
    [1, 2],
  ]);
});

it.each([
  [8, 8],
  [null, examplePendingGuide.pg_id],
])('has the colour of the published guide %j, or its own', (original_g_id, colourId) => {
  expect(draftContents({ ...examplePendingGuide, original_g_id })).toMatchObject({
    colourId,
  });
});
