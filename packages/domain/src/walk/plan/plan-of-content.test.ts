import { describe, expect, it } from 'vitest';
import { EMPTY_PLACE, type PlaceContent } from '../../guides/place-content.ts';
import { writeTrigger } from '../text/trigger-text.ts';
import { planOfContent } from './plan-of-content.ts';
import { DEFAULT_TRIGGER } from './trigger.ts';

const PATH = '(-37.8,144.960),(-37.8,144.970)';
const place = (id: number, content: Partial<PlaceContent>) => ({
  id,
  content: { ...EMPTY_PLACE, location: { lat: -37.8, lng: 144.965 }, ...content },
  audioSeconds: 30,
});
const planned = (path: string | null, walk: string | null, content: Partial<PlaceContent> = {}) =>
  planOfContent({ guideId: 5, guide: { path, walk }, places: [place(9, content)] });

describe('the plan of a guide’s content', () => {
  it('is in order along a path, and in any order without one', () => {
    expect(planned(PATH, null)).toMatchObject({ guideId: 5, mode: 'ordered' });
    expect(planned(null, null)).toMatchObject({ mode: 'free', path: null });
    expect(planned('(oops', null)).toMatchObject({ mode: 'free', path: null });
  });

  it('is in any order if the path has the places in another one, as on the phones of walkers', () => {
    const at = (lng: number) => ({ location: { lat: -37.8, lng } });
    const places = [place(1, at(144.968)), place(2, at(144.962)), place(3, at(144.965))];
    const plan = (walk: string | null) =>
      planOfContent({ guideId: 5, guide: { path: PATH, walk }, places });
    expect(plan(null)).toMatchObject({ mode: 'free', isFreeByDefault: true });
    const chosen = plan('{"v":1,"mode":"ordered","loop":false,"surroundings":"town"}');
    expect(chosen.mode).toBe('ordered');
    expect(chosen.isFreeByDefault).toBeUndefined();
  });

  it('has the mode and surroundings that the creator chose, with or without a path', () => {
    const walk = '{"v":1,"mode":"ordered","loop":false,"surroundings":"dense"}';
    expect(planned(null, walk)).toMatchObject({ mode: 'ordered', surroundings: 'dense' });
    expect(planned(PATH, '{"v":9}')).toMatchObject({ mode: 'ordered', surroundings: 'mixed' });
  });

  it('has the triggers of its places, and defaults for invalid ones', () => {
    const trigger = writeTrigger({ ...DEFAULT_TRIGGER, priority: 4 });
    expect(planned(PATH, null, { trigger }).stops).toMatchObject([{ id: 9, priority: 4 }]);
    expect(planned(PATH, null, { trigger: 'junk' }).stops).toMatchObject([{ priority: 0 }]);
  });

  it('says which stops have audio, and how long it is', () => {
    const audio = 'https://media.example/a.mp3';
    expect(planned(PATH, null, { audio }).stops).toMatchObject([
      { hasAudio: true, audioSeconds: 30 },
    ]);
    expect(planned(PATH, null).stops).toMatchObject([{ hasAudio: false, audioSeconds: null }]);
  });

  it('leaves out places without a location and a marker', () => {
    expect(planned(PATH, null, { location: null }).stops).toEqual([]);
    const marker = '(-37.8,144.962)';
    expect(planned(PATH, null, { location: null, marker }).stops).toHaveLength(1);
  });
});
