import { statSync } from 'node:fs';

/** An address as text; one that is not encoded as it should be stays, since there may be a file of that name. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether there is a file, and not a folder; false for what cannot be the name of a file. */
export function isFile(candidate: string): boolean {
  try {
    return statSync(candidate, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
