import type { Role } from '../../packages/domain/src/roles.ts';
import { demoPeople } from '../../server/demo/demo-people.ts';

/** Logs in the demo's person with this role; returns their cookies. */
export async function logIn(url: string, role: Role): Promise<string> {
  const person = demoPeople.find((one) => one.role === role);
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u_email: person?.email, u_password: person?.password }),
  });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
