import { readSentFile } from '@forecourt/lead';
import type { DeclaredValue } from '@forecourt/lead';
import type { FormFile } from './form-binding.ts';

/** The kept files of a field, from its signed values. */
export function keptFiles(value: DeclaredValue | undefined): FormFile[] {
  return [value ?? []].flat().flatMap((key) => {
    const file = readSentFile(key);
    if (!file) return [];
    return [{ key, name: file.name, bytes: file.bytes, state: 'kept', error: null, retry: false }];
  });
}
