import { describe, expect, it } from 'vitest';
import { COMPLETE, uploadFor } from '../../testing/authoring.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { renditionBytes } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTransfers } from '../../testing/transfers.ts';

const app = await createTestApp();
const { as, creator, admin, query, transfer, rowOf, approved, expectPublishedOnce } =
  await createTransfers(app);

describe('the transfer of an approved guide', () => {
  it('publishes files, texts, places, price, size, status, history and notifications', async () => {
    const { id, image, audio, inText, inGuide } = await approved();
    expect((await as(creator).guide(id)).pg_transfer).toEqual({
      state: 'transferring',
      reason: null,
    });
    await transfer(id);
    const guideId = await expectPublishedOnce(id);
    const key = (uri: string) => `${id}/${uri.split('/').at(-1)}`;
    const at = (uri: string) => `s3://laneway-production/${key(uri)}`;
    const guide = (await app.get(`/api/guides/${guideId}`, creator)).json();
    expect(guide).toMatchObject({
      g_title: COMPLETE.pg_title,
      g_description: `Look ![](${at(inGuide)})`,
      g_image: at(image),
      g_price: 4.99,
      g_active: true,
      g_place_count: 2,
      g_bounds: [-37.9, 144.9, -37.8, 145],
      g_author_id: creator.id,
    });
    expect(guide.g_size_bytes).toBeGreaterThan(0);
    const { places } = (await app.get(`/api/places?guide_id=${guideId}`, creator)).json();
    expect(places).toMatchObject([
      {
        p_title: 'Princes Bridge',
        p_audio: at(audio),
        p_description: `Here ![icon](${at(inText)}) and https://web.example/a.png`,
      },
      { p_title: 'Place 2' },
    ]);
    // A visitor sees the cover and the image in the description, and nothing of the content.
    const media = (uri: string) => app.get(`/media/laneway-production/${key(uri)}?w=320`);
    expect((await media(image)).rawPayload).toEqual(
      renditionBytes(image.split('/').at(-1) ?? '', 320),
    );
    expect((await media(inGuide)).statusCode).toBe(200);
    expect((await media(audio)).statusCode).toBe(403);
    expect((await media(inText)).statusCode).toBe(403);
    const [notice] = await as(creator).notices();
    expect(notice).toMatchObject({ kind: 'guide_published', g_id: guideId });
    const statuses = (await as(creator).guide(id)).pending_places?.map(
      (one) => one.pp_pending_status,
    );
    expect(statuses).toEqual(['published', 'published', 'withdrawn']);
  });

  it.each([
    ['at its own start', '-37.81,144.95', '-37.81,144.95'],
    ['at its first place without one, and stays there when that is withdrawn', null, '-37.8,144.9'],
  ])('puts the guide on the map %s', async (_, pg_location, start) => {
    const { id } = await approved({ pg_location });
    await transfer(id);
    const guideId = (await rowOf(id)).original_guide_id;
    const started = async () =>
      (await app.get(`/api/guides/${guideId}`, creator)).json().g_location;
    expect(await started()).toBe(start);
    const { places } = (await app.get(`/api/places?guide_id=${guideId}`, creator)).json();
    await as(creator).post(`/api/places/${places[0].p_id}/withdraw`);
    expect(await started()).toBe(start);
  });

  it('run again changes nothing', async () => {
    const { id } = await approved();
    await transfer(id);
    const before = await query(
      'SELECT * FROM guides WHERE id = $1',
      (await rowOf(id)).original_guide_id,
    );
    await transfer(id);
    await transfer(id);
    expect(await query('SELECT * FROM guides WHERE id = $1', before[0].id)).toEqual(before);
    await expectPublishedOnce(id);
  });

  it('run by four workers at once publishes once', async () => {
    const { id } = await approved();
    await Promise.all([transfer(id), transfer(id), transfer(id), transfer(id)]);
    await expectPublishedOnce(id);
  });

  it('copies a file again that was copied partly', async () => {
    const { id, audio } = await approved();
    const key = audio.split('/').at(-1) ?? '';
    const copy = { bucket: 'laneway-production', key: `${id}/${key}` };
    await app.deps.blobs.put(copy, Buffer.from('t'));
    await transfer(id);
    const original = await app.deps.blobs.stat({ bucket: 'laneway-quarantine', key });
    expect((await app.deps.blobs.stat(copy))?.size).toBe(original?.size);
  });

  it('is run by a job after the approval', async () => {
    const id = await as(creator).submitted();
    await as(admin).approve(id);
    await runJobs(app);
    expect((await rowOf(id)).status).toBe('published');
    const mails = await mailsTo(
      app,
      (await query('SELECT email::text FROM users WHERE id = $1', creator.id))[0].email,
    );
    expect(
      mails.filter(({ subject }) => subject === '“The Upside-Down River” is live').at(-1)?.links,
    ).toEqual([`http://localhost:3000/guides/${(await rowOf(id)).original_guide_id}`]);
  });
});

it('a file in two guides has the access rules of each', async () => {
  const audio = await uploadFor(app, creator, { mime: 'audio/mpeg' });
  const ids: number[] = [];
  for (const isIntroduction of [false, true]) {
    const id = await as(creator).draft({
      ...COMPLETE,
      pg_price: 4.99,
      ...(isIntroduction ? { pg_audio: audio } : {}),
    });
    await as(creator).addPlace(id, { pp_location: '-37.8,144.9', pp_audio: audio });
    await as(creator).change(id, 'submitted');
    await as(admin).approve(id);
    ids.push(id);
  }
  await runJobs(app);
  const key = audio.split('/').at(-1);
  const [inPlace, asIntroduction] = await Promise.all(
    ids.map((id) => app.get(`/media/laneway-production/${id}/${key}`)),
  );
  expect([inPlace?.statusCode, asIntroduction?.statusCode]).toEqual([403, 200]);
});

describe('the sample of a paid guide', () => {
  const stranger = createPerson(app.db);
  /** Logged in, because visitors’ responses are cached until the change feed announces a change. */
  const asStranger = async (url: string) => app.get(url, await stranger);
  const sampled = async () => {
    const media = await uploadFor(app, creator, { mime: 'audio/mpeg' });
    const inText = await uploadFor(app, creator);
    const id = await as(creator).draft({ ...COMPLETE, pg_price: 4.99 });
    const other = await uploadFor(app, creator, { mime: 'audio/mpeg' });
    await as(creator).addPlace(id, {
      pp_title: 'Place 1',
      pp_location: '-37.8,144.9',
      pp_audio: other,
    });
    await as(creator).addPlace(id, {
      pp_title: 'Queen’s Bridge',
      pp_description: `Look ![](${inText})`,
      pp_location: '-37.9,145',
      pp_audio: media,
      pp_is_sample: true,
    });
    await as(creator).change(id, 'submitted');
    await as(admin).approve(id);
    await transfer(id);
    const guideId: number = (await rowOf(id)).original_guide_id;
    const at = (uri: string) => `/media/laneway-production/${id}/${uri.split('/').at(-1)}`;
    const statuses = async () => ({
      sample: (await asStranger(`/api/guides/${guideId}/sample`)).statusCode,
      itsFiles: [
        (await asStranger(at(media))).statusCode,
        (await asStranger(at(inText))).statusCode,
      ],
      otherFile: (await asStranger(at(other))).statusCode,
      places: (await asStranger(`/api/places?guide_id=${guideId}`)).statusCode,
    });
    return { guideId, statuses };
  };
  const CLOSED = { sample: 404, itsFiles: [403, 403], otherFile: 403, places: 403 };

  it('is for everyone, whole and with its files, and nothing else is', async () => {
    const { guideId, statuses } = await sampled();
    expect(await statuses()).toEqual({ ...CLOSED, sample: 200, itsFiles: [200, 200] });
    const sample = (await asStranger(`/api/guides/${guideId}/sample`)).json();
    expect(sample).toMatchObject({ p_title: 'Queen’s Bridge', p_order: 1, p_is_sample: true });
    expect((await asStranger(`/api/guides/${guideId}`)).json().g_preview).toMatchObject({
      places: [{ p_title: 'Place 1' }, { p_id: sample.p_id, p_title: 'Queen’s Bridge' }],
      sample_p_id: sample.p_id,
    });
  });

  it('is no sample while it is withdrawn', async () => {
    const { guideId, statuses } = await sampled();
    const { p_id } = (await asStranger(`/api/guides/${guideId}/sample`)).json();
    await as(creator).post(`/api/places/${p_id}/withdraw`);
    expect(await statuses()).toEqual(CLOSED);
    expect((await asStranger(`/api/guides/${guideId}`)).json().g_preview.sample_p_id).toBeNull();
    await as(creator).post(`/api/places/${p_id}/republish`);
    expect((await statuses()).itsFiles).toEqual([200, 200]);
  });

  it('goes with its guide when that is withdrawn', async () => {
    const { guideId, statuses } = await sampled();
    await as(creator).post(`/api/guides/${guideId}/withdraw`);
    const nothing = { sample: 404, itsFiles: [404, 404], otherFile: 404, places: 404 };
    expect(await statuses()).toEqual(nothing);
  });

  it('stays in the next revision, until that has another or none', async () => {
    const { guideId, statuses } = await sampled();
    const next = await as(creator).draft({ source_published_guide_id: guideId });
    const [first, second] = (await as(creator).guide(next)).pending_places ?? [];
    expect([first?.pp_is_sample, second?.pp_is_sample]).toEqual([false, true]);
    await as(creator).send('PUT', `/api/pending_places/${second?.pp_id}`, {
      pp_is_sample: false,
      pp_version: second?.pp_version,
    });
    expect((await statuses()).sample).toBe(200);
    await as(creator).change(next, 'submitted');
    await as(admin).approve(next);
    await transfer(next);
    expect(await statuses()).toEqual(CLOSED);
  });
});

describe('the introduction of a paid guide', () => {
  const introduced = async () => {
    const files = {
      pg_audio: await uploadFor(app, creator, { mime: 'audio/mpeg' }),
      pg_audio_captions: await uploadFor(app, creator, { mime: 'text/vtt' }),
      pg_video: await uploadFor(app, creator, { mime: 'video/mp4' }),
      pg_video_captions: await uploadFor(app, creator, { mime: 'text/vtt' }),
    };
    const { id, audio: placeAudio } = await approved(files);
    const at = (uri: string) => `laneway-production/${id}/${uri.split('/').at(-1)}`;
    return { id, files, placeAudio: at(placeAudio), introduction: Object.values(files).map(at) };
  };
  const statusesOf = (paths: readonly string[]) =>
    Promise.all(
      paths.flatMap((path) =>
        [`/media/${path}`, `/api/presign-url?uri=s3://${path}`].map(
          async (url) => (await app.get(url)).statusCode,
        ),
      ),
    );

  it('is for everyone once it is published, with its captions, and its places stay closed', async () => {
    const { id, files, introduction, placeAudio } = await introduced();
    const drafts = await Promise.all(
      Object.values(files).map(
        async (uri) => (await app.get(uri.replace('s3:/', '/media'))).statusCode,
      ),
    );
    expect(drafts).toEqual([404, 404, 404, 404]);
    expect(new Set(await statusesOf(introduction))).toEqual(new Set([404]));
    await transfer(id);
    expect(new Set(await statusesOf(introduction))).toEqual(new Set([200]));
    expect(await statusesOf([placeAudio])).toEqual([403, 403]);
    const guideId = (await rowOf(id)).original_guide_id;
    expect((await app.get(`/api/guides/${guideId}`)).json()).toMatchObject({
      g_access: 'teaser',
      g_audio: `s3://${introduction[0]}`,
      g_audio_captions: `s3://${introduction[1]}`,
      g_video: `s3://${introduction[2]}`,
      g_video_captions: `s3://${introduction[3]}`,
    });
    expect((await app.get(`/api/places?guide_id=${guideId}`)).statusCode).toBe(403);
  });

  it('goes with its guide when that is withdrawn', async () => {
    const { id, introduction } = await introduced();
    await transfer(id);
    const guideId = (await rowOf(id)).original_guide_id;
    await as(creator).post(`/api/guides/${guideId}/withdraw`);
    expect(new Set(await statusesOf(introduction))).toEqual(new Set([404]));
  });

  it('is closed again if a revision has it in a place only', async () => {
    const { id, introduction } = await introduced();
    await transfer(id);
    const [audio = ''] = introduction;
    const source = (await rowOf(id)).original_guide_id;
    const next = await as(creator).draft({ source_published_guide_id: source });
    const draft = await as(creator).guide(next);
    await as(creator).send('PUT', `/api/pending_guides/${next}`, {
      pg_audio: null,
      pg_version: draft.pg_version,
    });
    await as(creator).addPlace(next, { pp_location: '-37.85,144.95', pp_audio: `s3://${audio}` });
    await as(creator).change(next, 'submitted');
    await as(admin).approve(next);
    await transfer(next);
    expect(await statusesOf([audio])).toEqual([403, 403]);
  });
});
