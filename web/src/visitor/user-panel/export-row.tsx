import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import styles from './account-actions.module.css';
import { ActionRow } from './action-row.tsx';
import { saveJson } from './save-json.ts';

/** Downloads the user's data as a file. */
export function ExportRow() {
  const call = useCall();
  const download = useMutation({
    mutationFn: async () => saveJson(await call('exportUser'), 'laneway-data.json'),
  });
  return (
    <>
      <ActionRow
        icon="download"
        onPress={() => download.mutate()}
        busyText={download.isPending ? 'Preparing your data...' : undefined}
      >
        Download your data
      </ActionRow>
      {download.error !== null && (
        <p role="alert" className={styles.failure}>
          {failureText(download.error)}
        </p>
      )}
    </>
  );
}

function failureText(error: Error): string {
  const hasUserMessage = error instanceof ApiProblem || error instanceof NetworkError;
  return hasUserMessage ? error.message : resetTexts.failed;
}
