import { describe, expect, it } from 'vitest';
import { replaceStoredUris, storedUrisIn } from './stored-images.ts';

const A = 's3://laneway-quarantine/3f0a';
const B = 's3://laneway-quarantine/3f0a1';

describe('the stored files in a text', () => {
  it('are found once each, however they are written', () => {
    const text = `![a](${A}) words ![a again](<${A}>)\n![b](${B} "a title") https://web.example/x.png`;
    expect(storedUrisIn(text)).toEqual([A, B]);
    expect(storedUrisIn(null)).toEqual([]);
    expect(storedUrisIn('nothing here')).toEqual([]);
  });

  it('are replaced whole, even where one begins like another', () => {
    const moved = new Map([[A, 's3://laneway-production/1/3f0a']]);
    expect(replaceStoredUris(`![](${A}) ![](${B})`, moved)).toBe(
      `![](s3://laneway-production/1/3f0a) ![](${B})`,
    );
  });
});
