import { expect, it } from 'vitest';
import { isOrderId } from './order-id.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it('accepts an id as the database generates it', () => {
  expect(isOrderId(ID)).toBe(true);
});

it.each([ID.toUpperCase(), `${ID}0`, ` ${ID}`, `${ID}\n`, '', '7', undefined, null, 7, {}])(
  'refuses %j',
  (value) => {
    expect(isOrderId(value)).toBe(false);
  },
);
