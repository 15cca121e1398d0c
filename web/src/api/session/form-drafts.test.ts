// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  DRAFT_LIFETIME_MS,
  type DraftPlace,
  openDraft,
  removeAllDrafts,
  removeOldDrafts,
} from './form-drafts.ts';

const PLACES: readonly DraftPlace[] = ['device', 'tab'];
const TYPED = { friend_email: 'robin@walkers.example', personal_message: 'At dusk' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(PLACES)('a draft kept on the %s is found under its own name only', (place) => {
  openDraft(place, 'gift.7.2').keep(TYPED);
  expect(openDraft(place, 'gift.7.2').read()).toEqual(TYPED);
  expect(openDraft(place, 'gift.8.2').read()).toEqual({});
  expect(openDraft(place, 'gift.7.21').read()).toEqual({});
  openDraft(place, 'gift.7.2').remove();
  expect(openDraft(place, 'gift.7.2').read()).toEqual({});
});

it('blank fields are not kept, and a draft without any text is removed', () => {
  const draft = openDraft('device', 'gift.7.2');
  draft.keep({ ...TYPED, friend_name: ' ' });
  expect(draft.read()).toEqual(TYPED);
  draft.keep({ friend_email: '', personal_message: ' \n' });
  expect(localStorage.length).toBe(0);
});

it.each([
  [DRAFT_LIFETIME_MS - 1, TYPED],
  [DRAFT_LIFETIME_MS, {}],
  [-1, {}],
])('a draft read after %d ms is %j', (ms, values) => {
  const draft = openDraft('device', 'gift.7.2');
  draft.keep(TYPED);
  vi.setSystemTime(Date.now() + ms);
  expect(draft.read()).toEqual(values);
});

it('removeOldDrafts removes old and broken drafts, and nothing else', () => {
  openDraft('device', 'old').keep(TYPED);
  localStorage.setItem('laneway.draft.broken', '{');
  vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS);
  openDraft('device', 'new').keep(TYPED);
  localStorage.setItem('laneway.session', 'login');
  removeOldDrafts();
  expect(openDraft('device', 'new').read()).toEqual(TYPED);
  expect(localStorage.getItem('laneway.draft.old')).toBeNull();
  expect(localStorage.getItem('laneway.session')).toBe('login');
});

it('removeAllDrafts removes every draft, and nothing else', () => {
  for (const place of PLACES) openDraft(place, 'x').keep(TYPED);
  localStorage.setItem('laneway.session', 'login');
  removeAllDrafts();
  for (const place of PLACES) expect(openDraft(place, 'x').read()).toEqual({});
  expect(localStorage.getItem('laneway.session')).toBe('login');
});

it.each(['{', 'null', '7', '{"savedAt":1}', '{"savedAt":"x","values":{}}', '{"values":{"a":7}}'])(
  'stored data that isn’t a draft is read as empty: %s',
  (stored) => {
    localStorage.setItem('laneway.draft.x', stored);
    expect(openDraft('device', 'x').read()).toEqual({});
  },
);

it('forms work without storage if it is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const draft = openDraft('device', 'x');
  draft.keep(TYPED);
  draft.remove();
  removeAllDrafts();
  removeOldDrafts();
  expect(draft.read()).toEqual({});
});
