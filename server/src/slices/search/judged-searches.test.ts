import type { SearchResults } from '@laneway/contract/search';
import { beforeAll, expect, it } from 'vitest';
import { generateAuthors, generateGuides } from '../../testing/catalogue/generate-guides.ts';
import { insertGuides } from '../../testing/catalogue/insert-guides.ts';
import { JUDGED_SEARCHES, type JudgedSearch } from '../../testing/catalogue/judged-searches.ts';
import { knownGuides } from '../../testing/catalogue/known-guides.ts';
import { createTestApp } from '../../testing/test-app.ts';

const GENERATED_GUIDES = 1_500;
const MIN_RECALL = 0.95;

const app = await createTestApp();
const { guides, authors, keys } = knownGuides(1_000, 1_000);

beforeAll(async () => {
  await insertGuides(app.db.pool, authors, guides);
  const others = generateAuthors(GENERATED_GUIDES, 5_000);
  const made = [...generateGuides(GENERATED_GUIDES, { firstId: 5_000, authors: others })];
  await insertGuides(app.db.pool, others, made);
  await app.db.pool.query('SELECT recount_search_words()');
  await app.db.pool.query('VACUUM ANALYZE');
}, 120_000);

async function firstFive({ text, typing }: JudgedSearch): Promise<readonly (string | number)[]> {
  const query = { search_terms: text, limit: '5', ...(typing && { typing: 'true' }) };
  const reply = await app.send({ method: 'POST', url: '/api/search', query });
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResults>().guides.map(({ g_id }) => keys.get(g_id) ?? g_id);
}

it('finds the expected guide among the first five, nearly always', async () => {
  const missed: string[] = [];
  for (const search of JUDGED_SEARCHES) {
    const found = await firstFive(search);
    const isRight = search.finds === null ? found.length === 0 : found.includes(search.finds);
    if (!isRight) missed.push(`${search.text} → ${found.join(', ')} instead of ${search.finds}`);
  }
  const recall = 1 - missed.length / JUDGED_SEARCHES.length;
  const found = JUDGED_SEARCHES.length - missed.length;
  process.stdout.write(`found ${found} of ${JUDGED_SEARCHES.length} judged searches\n`);
  expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(60);
  expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL);
}, 120_000);
