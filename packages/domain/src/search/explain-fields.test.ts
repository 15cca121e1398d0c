import { describe, expect, it } from 'vitest';
import { explainFields, wordHits } from './snippet.ts';

const field = (name: string, text: string) => ({ name, read: () => text, whole: true });
const sought = (...words: string[]) =>
  wordHits(
    words.map((typed) => ({ typed, anyOf: [typed] })),
    null,
  );

describe('why something was found', () => {
  it('is explained by the first fields that match, each of which adds a word', () => {
    const fields = [
      field('title', 'Hosier Lane'),
      field('author', 'Mara Lane'),
      field('description', 'Street art'),
    ];
    const { found, unexplained } = explainFields(fields, sought('lane', 'art'));
    expect(found.map(({ field: { name } }) => name)).toEqual(['title', 'description']);
    expect(found[0]?.segments).toEqual([
      { text: 'Hosier ', hit: false },
      { text: 'Lane', hit: true },
    ]);
    expect(unexplained).toBe(0);
  });

  it('counts the words that no field has', () => {
    expect(explainFields([field('title', 'Hosier')], sought('hosier', 'trams'))).toMatchObject({
      unexplained: 1,
    });
  });
});
