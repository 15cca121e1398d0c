import { it } from 'vitest';
import { expectNoRowLost } from '../src/testing/killed-while-writing.ts';
import { createDataDir } from '../src/testing/server-process.ts';
import { repeats } from './repeats.ts';

const KILLS = repeats({ usual: 6, thorough: 20 });

it(`loses no committed row when it is killed ${KILLS} times while rows are written`, async () =>
  expectNoRowLost(await createDataDir(), { kills: KILLS }));
