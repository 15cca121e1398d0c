import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { PlaceList, PublishedGuide } from '@laneway/contract/catalogue';
import { LIMITS } from '@laneway/contract/limits';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor, workAs } from '../../testing/authoring.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const author = await createPerson(db, 'creator');
const creator = workAs(app, author);
const admin = workAs(app, await createPerson(db, 'admin'));

const CENTRE = { lat: -37.8165, lng: 144.969 };
const TRIGGER = writeTrigger({
  ...DEFAULT_TRIGGER,
  zone: { kind: 'circle', centre: CENTRE, radius: 40 },
});
const WALK = '{"v":1,"mode":"free","loop":true,"surroundings":"town"}';

async function draft() {
  const guideId = await creator.draft();
  return { guideId, placeId: await creator.addPlace(guideId) };
}
const putGuide = (id: number, body: object) =>
  creator.send('PUT', `/api/pending_guides/${id}`, body);
const putPlace = (id: number, body: object) =>
  creator.send('PUT', `/api/pending_places/${id}`, body);

describe('a draft', () => {
  it('starts without a trigger and walk settings, which means the defaults', async () => {
    const { guideId } = await draft();
    expect(await creator.guide(guideId)).toMatchObject({
      pg_walk: null,
      pending_places: [{ pp_trigger: null, pp_audio_seconds: null }],
    });
  });

  it('stores both in a normal form, and keeps them when other fields are saved', async () => {
    const { guideId, placeId } = await draft();
    const spaced = ` ${JSON.stringify(JSON.parse(TRIGGER), null, 2)} `;
    expect((await putPlace(placeId, { pp_trigger: spaced })).json()).toMatchObject({
      pp_trigger: TRIGGER,
    });
    const shuffled = '{"surroundings":"town","loop":true,"mode":"free","v":1}';
    expect((await putGuide(guideId, { pg_walk: shuffled })).json()).toMatchObject({
      pg_walk: WALK,
    });
    await putGuide(guideId, { pg_title: 'Another title' });
    await putPlace(placeId, { pp_title: 'Another title' });
    expect(await creator.guide(guideId)).toMatchObject({
      pg_walk: WALK,
      pending_places: [{ pp_trigger: TRIGGER }],
    });
  });

  it.each([null, '', 'Not yet provided'])('goes back to the defaults with %j', async (nothing) => {
    const { guideId, placeId } = await draft();
    await putGuide(guideId, { pg_walk: WALK });
    await putPlace(placeId, { pp_trigger: TRIGGER });
    const guide = await putGuide(guideId, { pg_walk: nothing });
    expect(guide.json<PendingGuide>().pg_walk).toBeNull();
    const place = await putPlace(placeId, { pp_trigger: nothing });
    expect(place.json<PendingPlace>().pp_trigger).toBeNull();
  });

  it.each([
    ['junk', 'The trigger is not valid JSON'],
    [TRIGGER.replace('"radius":40', '"radius":400'), 'The radius must be from 15 to 100 metres'],
    [TRIGGER.replace('"v":1', '"v":2'), 'The version of the trigger must be from 1 to 1'],
  ])('refuses the trigger %s and says why', async (pp_trigger, detail) => {
    const { placeId } = await draft();
    const reply = await putPlace(placeId, { pp_trigger, pp_title: 'Not saved' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ detail, errors: { pp_trigger: detail } });
  });

  it('refuses invalid walk settings, and texts beyond their limits', async () => {
    const { guideId, placeId } = await draft();
    const reply = await putGuide(guideId, { pg_walk: WALK.replace('free', 'fast') });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      pg_walk: 'The mode must be one of ordered, free, off',
    });
    const long = { pp_trigger: ' '.repeat(LIMITS.trigger + 1) };
    expect((await putPlace(placeId, long)).statusCode).toBe(422);
  });

  it('has the length of an audio file once that was measured', async () => {
    const { guideId, placeId } = await draft();
    const audio = await uploadFor(app, author, { mime: 'audio/mpeg' });
    await putPlace(placeId, { pp_audio: audio });
    const known = async () => (await creator.guide(guideId)).pending_places?.[0]?.pp_audio_seconds;
    expect(await known()).toBeNull();
    await db.pool.query(
      `UPDATE media SET duration_ms = 61001 WHERE 's3://' || bucket || '/' || key = $1`,
      [audio],
    );
    expect(await known()).toBe(62);
  });
});

describe('a published guide', () => {
  it('has the trigger and walk settings of its draft, and passes them on to a new draft', async () => {
    const guideId = await creator.draft({ ...COMPLETE, pg_walk: WALK, pg_is_public: true });
    const audio = await uploadFor(app, author, { mime: 'audio/mpeg' });
    await db.pool.query(
      `UPDATE media SET duration_ms = 30000 WHERE 's3://' || bucket || '/' || key = $1`,
      [audio],
    );
    await creator.addPlace(guideId, {
      pp_location: '-37.8165,144.969',
      pp_trigger: TRIGGER,
      pp_audio: audio,
    });
    await creator.change(guideId, 'submitted');
    expect((await admin.approve(guideId)).statusCode).toBe(200);
    await jobsOf(app, app.deps.mailer).transfer_guide?.({ pendingGuideId: guideId }, FIRST_ATTEMPT);
    const id = (await creator.guide(guideId)).original_g_id ?? 0;
    expect((await app.get(`/api/guides/${id}`)).json<PublishedGuide>().g_walk).toBe(WALK);
    const places = (await app.get(`/api/places?guide_id=${id}`)).json<PlaceList>();
    expect(places.places).toMatchObject([{ p_trigger: TRIGGER, p_audio_seconds: 30 }]);

    const next = await creator.post('/api/pending_guides/', { source_published_guide_id: id });
    expect(next.json()).toMatchObject({
      pg_walk: WALK,
      pending_places: [{ pp_trigger: TRIGGER, pp_audio_seconds: 30 }],
    });
  });
});
