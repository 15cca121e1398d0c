import { loadingTexts } from '@laneway/domain/accounts/messages';
import { ROLES, type Role } from '@laneway/domain/roles';
import { useId, useState } from 'react';
import { type ManagedUser, useSetUserRole } from '../../api/queries/managed-users.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import confirmation from '../confirmation.module.css';
import { explainer } from '../explain-failure.ts';
import styles from './role-dialog.module.css';
import {
  changedText,
  isDemotion,
  ROLE_EXPLANATIONS,
  ROLE_NAMES,
  roleConsequences,
} from './role-texts.ts';

export type RoleDialogProps = { readonly user: ManagedUser; readonly onClose: () => void };

/** Asks for someone's new role and explains it before it is granted. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { showToast } = useToast();
  const setUserRole = useSetUserRole();
  const { u_id: userId, u_name: name, user_role: current } = user;
  const [role, setRole] = useState(current);
  const isChanged = role !== current;
  const send = async (): Promise<void> => {
    const changed = await setUserRole.mutateAsync({ userId, role });
    showToast(changedText(changed));
    onClose();
  };
  return (
    <Dialog title={`Change ${name}’s role?`} width="narrow" onClose={onClose}>
      <Form label="Change role" check={nothingToCheck} send={send} explain={explain}>
        <RoleChoice current={current} value={role} onChange={setRole} />
        <div aria-live="polite">
          {isChanged && (
            <ul className={confirmation.consequences}>
              {roleConsequences(current, role).map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={confirmation.buttons}>
          <SubmitButton
            kind={isDemotion(current, role) ? 'danger' : 'main'}
            busyText={loadingTexts.processing}
            disabled={!isChanged}
          >
            {isChanged ? `Change to ${ROLE_NAMES[role].toLowerCase()}` : 'Change role'}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

type RoleChoiceProps = {
  readonly current: Role;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
};

function RoleChoice({ current, value, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Role</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.choice}>
          <input
            type="radio"
            name="role"
            className={styles.radio}
            checked={role === value}
            aria-labelledby={`${id}-${role}-name`}
            aria-describedby={`${id}-${role}`}
            onChange={() => onChange(role)}
          />
          <span id={`${id}-${role}-name`} className={styles.name}>
            {ROLE_NAMES[role]}
            {role === current && <span className={styles.now}> (now)</span>}
          </span>
          <span id={`${id}-${role}`} className={styles.explanation}>
            {ROLE_EXPLANATIONS[role]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const explain = explainer('We couldn’t change the role. Please try again.');

function nothingToCheck() {
  return {};
}
