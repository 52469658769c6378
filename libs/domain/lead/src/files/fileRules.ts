/** The largest file of a form, in bytes: 10 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The most files of a field. */
export const MOST_FILES = 10;

/** What the files of a field are. */
export type FileKind = 'photos' | 'documents';

/** The types of files that a field takes, for `accept` of its input; what a file is, is told by its bytes. */
export const FILE_TYPES: Readonly<Record<FileKind, readonly string[]>> = {
  photos: ['image/jpeg', 'image/png', 'image/webp'],
  documents: ['application/pdf'],
};

/** What a field says about its files: 'Up to 5 photos: JPEG, PNG or WebP, 10 MB each.' */
export function fileRuleText({ accept, most }: { accept: FileKind; most: number }): string {
  const formats = accept === 'photos' ? 'JPEG, PNG or WebP' : 'PDF';
  const [one, several] = accept === 'photos' ? ['photo', 'photos'] : ['file', 'files'];
  return most === 1
    ? `One ${one}: ${formats}, up to 10 MB.`
    : `Up to ${most} ${several}: ${formats}, 10 MB each.`;
}
