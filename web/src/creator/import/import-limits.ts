/** Limits on imported files. Everything happens in the tab, so these protect the user's phone. */
export const IMPORT_LIMITS = {
  /** A day recorded every second with heart rate and temperature is about 15 MB of GPX. */
  fileBytes: 20_000_000,
  /** The map inside a KMZ, unpacked. */
  unpackedBytes: 100_000_000,
  /** Files in a KMZ: its pictures count, and hundreds of them are usual. */
  archiveEntries: 2_000,
  /** Points in a file, before they are simplified. */
  points: 500_000,
  /** Geometries inside geometries. */
  depth: 20,
  photoBytes: 60_000_000,
  /** Points of one line after simplifying: as many as a phone draws without stutter. */
  pointsPerLine: 2_000,
} as const;
