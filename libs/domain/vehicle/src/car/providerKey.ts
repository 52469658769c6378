/**
 * The normalised key of a finance provider: its name in lower case, letters and digits only (ruling 36).
 *
 * @example providerKey('360 Finance') // '360finance'
 */
export function providerKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
