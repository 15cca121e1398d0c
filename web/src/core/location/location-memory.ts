import { deviceStorage } from '../device-storage.ts';

const STORAGE_KEY = 'laneway.location';

/** True if the visitor had their location switched on. */
export function remembersLocation(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) === 'on';
}

export function rememberLocation(isOn: boolean): void {
  if (isOn) deviceStorage.setItem(STORAGE_KEY, 'on');
  else deviceStorage.removeItem(STORAGE_KEY);
}

/** True if the browser gives us the location without asking the visitor first. */
export async function hasLocationPermission(): Promise<boolean> {
  return (await findLocationPermission()) === 'granted';
}

/** Browsers that don't tell ask the visitor. */
export async function findLocationPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
