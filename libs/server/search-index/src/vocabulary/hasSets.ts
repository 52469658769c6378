/** Whether a server has separate synonym and curation sets (from version 30) or stores them with each collection (before). */
export function hasSets(version: string): boolean {
  return version === 'nightly' || Number.parseInt(version, 10) >= 30;
}
