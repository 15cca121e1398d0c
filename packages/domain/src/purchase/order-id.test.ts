import { expect, it } from 'vitest';
import { isOrderId } from './order-id.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it('takes an id as the database makes them', () => {
  expect(isOrderId(ID)).toBe(true);
});

it.each([ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`, '', '7', undefined, null, 7, {}])(
  'takes %j for no order',
  (value) => {
    expect(isOrderId(value)).toBe(false);
  },
);
