/** Whether a server keeps synonyms and curation in sets of their own (from version 30) or with each collection (before). */
export function hasSets(version: string): boolean {
  return version === 'nightly' || Number.parseInt(version, 10) >= 30;
}
