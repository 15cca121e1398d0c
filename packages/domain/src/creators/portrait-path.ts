/** Where a creator's portrait is; null without one. The version lets browsers keep it until it changes. */
export function portraitPath(userId: number, version: string | null): string | null {
  return version === null ? null : `/api/creators/${userId}/portrait?v=${version}`;
}
