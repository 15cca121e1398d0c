import { type DemoPerson, demoPeople } from '../../server/demo/demo-people.ts';

/** Logs in a demo person with this role and returns their cookies. */
export async function logIn(url: string, wanted: DemoPerson['role']): Promise<string> {
  const person = demoPeople.find(({ role }) => role === wanted);
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u_email: person?.email, u_password: person?.password }),
  });
  if (!reply.ok) throw new Error(`Logging in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
