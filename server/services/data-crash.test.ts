import { it } from 'vitest';
import { expectNoRowLost } from '../src/testing/killed-while-writing.ts';

it('loses no committed row when it is killed twenty times while rows are written', () =>
  expectNoRowLost({ kills: 20 }));
