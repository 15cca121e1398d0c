import { describe, expect, it } from 'vitest';
import { someMedia } from '../../media/uploads/queue/upload-item.test-data.ts';
import { canPreview, mediaFacts, problemText, stateChip, unusedText } from './media-facts.ts';

describe('a file in the library', () => {
  it('is described by its kind, length, size and date', () => {
    expect(mediaFacts(someMedia())).toBe('Video · 1:05 · 1000 Bytes · 15 Nov 2026');
    expect(mediaFacts(someMedia({ kind: 'image', duration_ms: null, size_bytes: 2_097_152 }))).toBe(
      'Image · 2.00 MB · 15 Nov 2026',
    );
  });

  it.each([
    [{ state: 'pending', processing: 'pending' }, 'Scanning for viruses...', null],
    [{ state: 'clean' }, 'Virus scan passed', null],
    [{ state: 'unknown' }, null, null],
    [{ state: 'infected' }, null, 'File infected - removed for security'],
    [{ processing: 'failed', failure: 'It is broken.' }, null, 'It is broken.'],
  ] as const)('%o has the chip %j and the problem %j', (changes, chip, problem) => {
    const media = someMedia(changes);
    expect(stateChip(media)?.text ?? null).toBe(chip);
    expect(problemText(media)).toBe(problem);
    expect(canPreview(media)).toBe(chip !== 'Scanning for viruses...' && problem === null);
  });

  it('shows when it will be deleted if no guide uses it', () => {
    const now = Date.parse('2026-11-16T08:00:00Z');
    expect(unusedText(someMedia({ is_used: false }), now)).toBe(
      'Not in a guide. We’ll delete it after 15 Dec 2026.',
    );
    expect(unusedText(someMedia({ is_used: true }), now)).toBeNull();
  });

  it('has no preview if it is captions', () => {
    expect(canPreview(someMedia({ kind: 'captions' }))).toBe(false);
  });
});
