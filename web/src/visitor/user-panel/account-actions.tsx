import { dashboardOf, type Role, satisfiesRole } from '@laneway/domain/roles';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import styles from './account-actions.module.css';
import { ActionRow } from './action-row.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportRow } from './export-row.tsx';
import { InstallRow } from './install-row.tsx';
import { LogoutRow } from './logout-row.tsx';
import { OfflineRow } from './offline-row.tsx';

export type AccountActionsProps = {
  readonly role: Role;
  readonly ownedIds: readonly number[];
};

export function AccountActions({ role, ownedIds }: AccountActionsProps) {
  const { isPageAvailable, openDashboard, openPage, openTermsOfUse } = useNavigation();
  const hasDashboard = satisfiesRole(role, 'creator') && isPageAvailable(dashboardOf(role));
  return (
    <section aria-labelledby="account-title" className={styles.actions}>
      <h2 id="account-title" className={styles.title}>
        Your account
      </h2>
      <div className={styles.rows}>
        {hasDashboard && (
          <ActionRow icon="dashboard" isWay onPress={openDashboard}>
            Admin Dashboard
          </ActionRow>
        )}
        <ActionRow icon="gift" isWay onPress={() => openPage({ page: 'gift', guideId: null })}>
          Gift a guide
        </ActionRow>
        <ActionRow
          icon="star"
          isWay
          onPress={() => openPage({ page: 'experience', guideId: null })}
        >
          What walkers say
        </ActionRow>
        <OfflineRow ownedIds={ownedIds} />
        <ActionRow icon="download" isWay onPress={() => openPage({ page: 'downloadManager' })}>
          Download Manager
        </ActionRow>
        <InstallRow />
        <ActionRow icon="document" isWay onPress={openTermsOfUse}>
          Terms of Use
        </ActionRow>
        <ExportRow />
        <LogoutRow />
      </div>
      <DeleteAccount />
    </section>
  );
}
