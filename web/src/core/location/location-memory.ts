const STORAGE_KEY = 'laneway.location';

/** Whether the visitor had their location switched on. */
export function remembersLocation(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // A browser may block storage completely.
    return false;
  }
}

export function rememberLocation(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(STORAGE_KEY, 'on');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The visitor switches it on again next time.
  }
}

/** True if the browser gives us the location without asking the visitor first. */
export async function hasLocationPermission(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}
