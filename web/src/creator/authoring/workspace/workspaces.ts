import type { SavingUser } from '@laneway/contract/editing/write-guide';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { CallServer } from '../../../api/client.ts';
import { type ChangeRecovery, openChangeRecovery } from '../unsaved-changes/change-recovery.ts';
import type { ChangeStorage } from '../unsaved-changes/change-storage.ts';
import { attachUploads, hasUploads, type UploadTarget, type UploadTray } from './attach-uploads.ts';
import { createWorkspace } from './create-workspace.ts';
