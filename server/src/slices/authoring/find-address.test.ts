import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const found = Array.from({ length: 8 }, (_, index) => ({
  label: `${index} ${'x'.repeat(400)}`,
  point: { lat: -37.8, lng: 144.9 + index / 10 },
}));
const off = await createTestApp();
const { db } = off;
const on = await createTestApp({ db, geocoder: { find: async () => found } });
const away = await createTestApp({
  db,
  geocoder: { find: () => Promise.reject(new Error('secret.geo.example refused us')) },
});
const creator = await createPerson(db, 'creator');

describe('GET /api/geocode', () => {
  it('answers with the first few places, each with its location', async () => {
    const reply = await openBrowser(on, creator).get('/api/geocode?q=Hosier%20Lane');
    expect(reply.statusCode).toBe(200);
    const { results } = reply.json();
    expect(results).toHaveLength(5);
    expect(results[0].location).toBe('-37.8,144.9');
    expect(results[0].label).toHaveLength(300);
  });

  it('finds nothing for a blank text, without calling the geocoder', async () => {
    const reply = await openBrowser(away, creator).get('/api/geocode?q=%20%20');
    expect(reply.json()).toEqual({ results: [] });
  });

  it.each(['/api/geocode', '/api/geocode?q=', `/api/geocode?q=${'x'.repeat(201)}`])(
    'refuses an invalid search',
    async (address) => {
      expect((await openBrowser(on, creator).get(address)).statusCode).toBe(422);
    },
  );

  it('is for creators only', async () => {
    const user = await createPerson(db, 'user');
    expect((await on.get('/api/geocode?q=x')).statusCode).toBe(401);
    expect((await openBrowser(on, user).get('/api/geocode?q=x')).statusCode).toBe(403);
  });

  it('is refused if the operator has set no geocoder', async () => {
    const reply = await openBrowser(off, creator).get('/api/geocode?q=x');
    expect(reply.statusCode).toBe(501);
    expect(reply.json().detail).toBe(
      'Address search isn’t set up on this server. Type coordinates like -37.8136, 144.9631.',
    );
    expect((await off.get('/api/config')).json().address_search).toBe(false);
    expect((await on.get('/api/config')).json().address_search).toBe(true);
  });

  it('says to try again when the geocoder can’t be reached, without its details', async () => {
    const reply = await openBrowser(away, creator).get('/api/geocode?q=x');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).not.toContain('secret');
  });
});
