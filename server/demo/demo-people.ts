import type { Role } from '@laneway/domain/roles';

export type DemoPerson = {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  /** The text on their page. */
  readonly bio?: string;
};

/** The password of all demo accounts. It is printed at the start, and works for the demo only. */
const PASSWORD = 'melbourne-laneways';

/** The accounts that exist while the demo is on; the first three are the ones shown to newcomers. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'admin@laneway.example', name: 'Maeve Tran', role: 'admin', password: PASSWORD },
  {
    email: 'creator@laneway.example',
    name: 'Isla Marchetti',
    role: 'creator',
    password: PASSWORD,
    bio: 'I grew up above a cafe in Carlton and still can’t walk past an open laneway gate.\n\nMy guides are slow on purpose. Bring comfy shoes and someone who likes to stop for coffee.',
  },
  { email: 'visitor@laneway.example', name: 'Sam Okafor', role: 'user', password: PASSWORD },
  {
    email: 'rosa@laneway.example',
    name: 'Rosa Delgado',
    role: 'creator',
    password: PASSWORD,
    bio: 'Street photographer, early riser. I know which baker opens first.',
  },
  {
    email: 'theo@laneway.example',
    name: 'Theo Papadakis',
    role: 'creator',
    password: PASSWORD,
    bio: 'Thirty years on the trams, the last ten with a notebook. Ask me about the 96.',
  },
  // Visitors who write reviews.
  { email: 'priya@laneway.example', name: 'Priya Raman', role: 'user', password: PASSWORD },
  { email: 'jonas@laneway.example', name: 'Jonas Lindqvist', role: 'user', password: PASSWORD },
  { email: 'mei@laneway.example', name: 'Mei Tanaka', role: 'user', password: PASSWORD },
  { email: 'tom@laneway.example', name: 'Tom Brannigan', role: 'user', password: PASSWORD },
];
