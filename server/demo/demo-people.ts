import type { Role } from '@laneway/domain/roles';

export type DemoPerson = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
};

/** One password for all: it is printed at the start and opens nothing but the demo. */
const PASSWORD = 'melbourne-laneways';

/** The accounts that exist while the demo is on; the first three are the ones shown to newcomers. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'admin@laneway.example', name: 'Maeve Tran', role: 'admin', password: PASSWORD },
  { email: 'creator@laneway.example', name: 'Isla Marchetti', role: 'creator', password: PASSWORD },
  { email: 'visitor@laneway.example', name: 'Sam Okafor', role: 'user', password: PASSWORD },
  { email: 'rosa@laneway.example', name: 'Rosa Delgado', role: 'creator', password: PASSWORD },
  { email: 'theo@laneway.example', name: 'Theo Papadakis', role: 'creator', password: PASSWORD },
  // They walk and say how it was.
  { email: 'priya@laneway.example', name: 'Priya Raman', role: 'user', password: PASSWORD },
  { email: 'jonas@laneway.example', name: 'Jonas Lindqvist', role: 'user', password: PASSWORD },
  { email: 'mei@laneway.example', name: 'Mei Tanaka', role: 'user', password: PASSWORD },
  { email: 'tom@laneway.example', name: 'Tom Brannigan', role: 'user', password: PASSWORD },
];
