import { expect, it } from 'vitest';
import { uploadedFileName } from './file-name.ts';

it.each([
  ['cover.jpg', 'cover.jpg'],
  ['  Tram  at dawn.jpg ', 'Tram at dawn.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\tram.mp4', 'tram.mp4'],
  ['/absolute/tram.mp4', 'tram.mp4'],
  ['tram\u202egpj.exe', 'tramgpj.exe'],
  ['tr\u200bam\u0000\u0007.jpg', 'tram.jpg'],
  ['two\nlines.jpg', 'two lines.jpg'],
  ['Straßenbahn 🚋.jpg', 'Straßenbahn 🚋.jpg'],
  ['\ud800lone.jpg', 'lone.jpg'],
  ['', 'Untitled'],
  ['..', 'Untitled'],
  ['folder/', 'Untitled'],
  ['\u202e', 'Untitled'],
])('a file called %j is shown as %j', (given, shown) => {
  expect(uploadedFileName(given)).toBe(shown);
});

it('a long name is cut between characters', () => {
  expect(Array.from(uploadedFileName('🚋'.repeat(400)))).toHaveLength(255);
});
