import type { SliceManifest } from '../../platform/slice.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { type NotificationDeps, notificationHandlers } from './routes.ts';

export function notificationsSlice(deps: NotificationDeps): SliceManifest {
  return {
    name: 'notifications',
    handlers: notificationHandlers(deps),
    people: notificationsPersonalData,
  };
}
