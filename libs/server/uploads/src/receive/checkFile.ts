import { open, stat } from 'node:fs/promises';
import { cleanPhoto } from '@forecourt/images';
import { FILE_TYPES, type FileKind, type FileRefusal } from '@forecourt/lead';
import { fileTypeFromBuffer } from 'file-type';

/** A checked file: what is kept of it, with a small picture of a photo. */
export interface CheckedFile {
  type: string;
  extension: string;
  file: string;
  small: string | null;
  bytes: number;
}

/** How many bytes tell the type of a file. */
const HEAD = 4_100;

/** A PDF ends with its mark, within this many bytes. */
const TAIL = 2_048;

/**
 * Checks a received file by its bytes: its name and the type that the browser sent mean nothing. A photo is written anew; a PDF stays as it is.
 *
 * @param file the received file; what is made of it gets names that begin with its name.
 */
export async function checkFile(file: string, kind: FileKind): Promise<CheckedFile | FileRefusal> {
  const { size } = await stat(file);
  if (size === 0) return 'empty';
  const found = await fileTypeFromBuffer(await bytesOf(file, 0, HEAD));
  if (found?.mime === 'image/heic' || found?.mime === 'image/heif')
    return kind === 'photos' ? 'heic' : 'otherType';
  if (!found || !FILE_TYPES[kind].includes(found.mime)) return 'otherType';
  if (kind === 'documents') {
    const ends = (await bytesOf(file, Math.max(0, size - TAIL), TAIL)).includes('%%EOF');
    return ends ? { type: found.mime, extension: 'pdf', file, small: null, bytes: size } : 'broken';
  }
  const made = { from: file, to: `${file}.jpg`, small: `${file}.small.jpg` };
  const problem = await cleanPhoto(made);
  if (problem) return problem;
  const { size: bytes } = await stat(made.to);
  return { type: 'image/jpeg', extension: 'jpg', file: made.to, small: made.small, bytes };
}

async function bytesOf(file: string, from: number, most: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
