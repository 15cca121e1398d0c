const STORAGE_KEY = 'laneway.offline-saved';

/**
 * Whether guides have been saved on this device, by whomever. Known at once and without the database, so that a first
 * visit loads nothing of all this.
 */
export function hasSavedGuides(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function noteSavedGuides(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Where this is blocked, so is the database.
  }
}
