import { LIMITS } from '@laneway/contract/limits';
import { ROLES, type Role } from '@laneway/domain/roles';
import { useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useListFocus } from '../../creator/authoring/workspace-page/use-list-focus.ts';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { InlineSearch, InlineSelect } from '../../ui/inline-field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Person } from './person/person.tsx';
import { ROLE_NAMES } from './role-texts.ts';
import { UserList } from './user-list.tsx';

/** Long enough that a name typed without a pause is one search. */
const SEARCH_DELAY_MS = 300;

const ALL = 'all';

const FILTERS = [
  [ALL, 'All roles'],
  ...ROLES.map((role) => [role, ROLE_NAMES[role]] as const),
] as const;

/** Every account, with its role; or one account with all about it. */
export function Users({ user, route }: SectionProps) {
  const { openPage } = useNavigation();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const trimmed = typed.trim();
  const search = useDebounced(trimmed, SEARCH_DELAY_MS);
  const showAll = () => {
    setTyped('');
    setRole(null);
  };
  const person = route.part === 'users' ? route.person : null;
  useListFocus(person !== null);
  const openPerson = (id: number | null) =>
    openPage({ page: 'adminDashboard', route: { part: 'users', person: id } });
  if (person !== null) {
    return (
      <Person key={person} userId={person} viewerId={user.u_id} onLeave={() => openPerson(null)} />
    );
  }
  return (
    <section aria-labelledby="users-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="users-title" className={sections.title}>
          Users
        </h2>
        <div className={sections.tools}>
          <InlineSearch
            label="Search"
            value={typed}
            placeholder="Name or email"
            maxLength={LIMITS.searchTerms}
            onChange={setTyped}
          />
          <InlineSelect
            label="Role"
            value={role ?? ALL}
            options={FILTERS}
            onChoose={(value) => setRole(ROLES.find((each) => each === value) ?? null)}
          />
        </div>
      </div>
      <UserList
        // A cleared search box applies at once.
        filter={{ search: trimmed === '' ? '' : search, role }}
        viewerId={user.u_id}
        onOpen={openPerson}
        onShowAll={showAll}
      />
    </section>
  );
}
