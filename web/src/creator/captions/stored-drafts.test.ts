// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createDeviceStorage } from '../../core/device-storage.ts';
import { type CaptionDraft, EMPTY_DRAFT } from './caption-draft.ts';
import { createStoredDrafts } from './stored-drafts.ts';

const storage = createDeviceStorage(() => localStorage);
const drafts = createStoredDrafts(storage, 7);
const DRAFT: CaptionDraft = {
  ...EMPTY_DRAFT,
  text: 'Look up.',
  timed: { lines: [{ text: 'Look up.', startMs: 0, isSet: true }], lengthMs: 4_000, next: 1 },
};

beforeEach(() => localStorage.clear());

it('captions in the making are found again, for their recording and person only', () => {
  drafts.keep('s3://a/1.mp3', { ...DRAFT, past: [] }, 1);
  expect(drafts.find('s3://a/1.mp3')).toEqual(DRAFT);
  expect(drafts.find('s3://a/2.mp3')).toBeNull();
  expect(createStoredDrafts(storage, 8).find('s3://a/1.mp3')).toBeNull();
});

it('of many recordings, only the newest are kept', () => {
  for (let number = 1; number <= 25; number += 1)
    drafts.keep(`s3://a/${number}.mp3`, DRAFT, number);
  expect(drafts.find('s3://a/5.mp3')).toBeNull();
  expect(drafts.find('s3://a/6.mp3')).not.toBeNull();
  drafts.keep('s3://a/6.mp3', DRAFT, 26);
  expect(localStorage.length).toBe(20);
});

it('an empty one is forgotten', () => {
  drafts.keep('s3://a/1.mp3', DRAFT, 1);
  expect(drafts.keep('s3://a/1.mp3', EMPTY_DRAFT, 2)).toBe(true);
  expect(localStorage.length).toBe(0);
});

it.each([
  ['not JSON', null],
  ['{"timed":null}', null],
  ['{"text":"Look up.","timed":{"lines":[{}],"lengthMs":1,"next":0}}', 'Look up.'],
])('what another build has stored is read as far as it is valid: %s', (stored, text) => {
  localStorage.setItem('laneway.captions.7.s3://a/1.mp3', stored);
  const found = drafts.find('s3://a/1.mp3');
  expect(found?.text ?? null).toBe(text);
  expect(found?.timed ?? null).toBeNull();
});
