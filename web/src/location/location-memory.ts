const STORAGE_KEY = 'laneway.location';

/** Whether the visitor had their location switched on. */
export function remembersLocation(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // A browser may forbid storage altogether.
    return false;
  }
}

export function rememberLocation(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(STORAGE_KEY, 'on');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // It is switched on again by hand next time.
  }
}

/** True when the browser lets us look without asking the visitor, who has not touched anything yet. */
export async function hasLocationPermission(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}
