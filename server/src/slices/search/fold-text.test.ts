import { foldText } from '@laneway/domain/search/fold';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const { pool } = await createTestDatabase();

const SCRIPTS = [
  'abcXYZ019',
  ' -_.,;:!?/\\|"\'`´^~#@$%&()[]{}<>=+*',
  '‘’“”–—…•·ʼ«»¡¿§©®™',
  'àÀéÉîÎõÕüÜçÇñÑåÅøØæÆœŒßẞłŁđĐðÐþÞħĦıİŋ',
  'ΑΩάΏσςΣέ',
  'АЯёЁйЙщЩєІґ',
  '東京にほんご한국어ไทย',
  '½²³ﬁﬀ①Ⅷ㎏',
  '🎉🚋👩‍🚀️',
  '\t\n\u00a0\u2009\u3000',
];
const text = fc.array(fc.constantFrom(...SCRIPTS.flatMap((script) => [...script])), {
  maxLength: 60,
});

it('the database folds a text as the domain does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (many) => {
      const texts = many.map((letters) => letters.join(''));
      const { rows } = await pool.query<{ folded: string[] }>(
        'SELECT array_agg(search_fold(t) ORDER BY n) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n)',
        [texts],
      );
      expect(rows[0]?.folded).toEqual(texts.map(foldText));
    }),
    { numRuns: 60 },
  );
});
