import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { LARGEST_FILE } from '@forecourt/lead';

/** The most bytes of a form with its files: more than ten of the largest, so that one file too many does not lose the rest. */
const LARGEST_FORM = 256 * 1024 * 1024;

/** The most bytes of all texts of a form. */
const LARGEST_TEXTS = 64 * 1024;

/** The most parts that are texts, and that are files. */
const MOST_TEXTS = 500;
const MOST_PARTS = 100;

/** A file of a form: received whole, or why not. */
export interface ReceivedFile {
  field: string;
  name: string;
  /** Where it was written; null if it was not taken. */
  file: string | null;
  /** Hash of its bytes. */
  hash: string;
  refused: 'tooLarge' | 'tooMany' | 'notStored' | null;
}

/** A form: its texts in order, and its files. */
export interface ReceivedForm {
  fields: [name: string, value: string][];
  files: ReceivedFile[];
}

/** Why a form cannot be read: it is not one or was cut off, or it is too large. */
export type UnreadForm = 'unreadable' | 'tooLarge';

/**
 * Reads a multipart form as it arrives: texts into memory, files into a folder, one after the other. A file that is too large, that is of a field
 * which has enough, or that the disk does not take is read and dropped, so that the rest of the form is kept.
 *
 * @param onError is told why the disk did not take a file.
 * @param mostOf how many files a field takes; 0 for a field that takes none, whose files are dropped.
 */
export async function receiveForm(
  { body, contentType }: { body: ReadableStream<Uint8Array>; contentType: string },
  {
    directory,
    mostOf,
    onError,
  }: { directory: string; mostOf: (field: string) => number; onError: (error: unknown) => void },
): Promise<ReceivedForm | UnreadForm> {
  const form: ReceivedForm = { fields: [], files: [] };
  const writing: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  let textBytes = 0;
  let problem: UnreadForm | null = null;

  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldSize: LARGEST_TEXTS,
        fields: MOST_TEXTS,
        files: MOST_PARTS,
        fileSize: LARGEST_FILE,
        fieldNameSize: 200,
      },
    });
  } catch {
    return 'unreadable'; // no boundary
  }
  const stop = (reason: UnreadForm) => {
    problem ??= reason;
    parser.destroy();
  };
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || textBytes > LARGEST_TEXTS) stop('tooLarge');
    else form.fields.push([name, value]);
  });
  parser.on('fieldsLimit', () => stop('tooLarge'));
  parser.on('filesLimit', () => stop('tooLarge'));
  parser.on('file', (field, stream, sentName) => {
    const most = mostOf(field);
    // A field without a chosen file sends one without a name.
    if (most === 0 || !sentName) {
      stream.resume();
      return;
    }
    const taken = form.files.filter((each) => each.field === field && each.refused === null).length;
    const received: ReceivedFile = {
      field,
      name: sentName,
      file: null,
      hash: '',
      refused: taken < most ? null : 'tooMany',
    };
    form.files.push(received);
    if (received.refused) {
      stream.resume();
      return;
    }
    streams.push(stream);
    const written = write(stream, received, path.join(directory, String(form.files.length)), onError);
    // It is awaited once the form has ended. A form that is cut off before must not end the process with an unhandled rejection.
    written.catch(() => undefined);
    writing.push(written);
  });

  try {
    await pipeline(
      Readable.from(body, { objectMode: false }),
      upTo(LARGEST_FORM, () => (problem ??= 'tooLarge')),
      parser,
    );
    await Promise.all(writing);
  } catch {
    // A file that was cut off would never end.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    return problem ?? 'unreadable';
  }
  return problem ?? form;
}

/** Writes a file as it arrives; one that is too large, or that the disk does not take, is dropped. Rejects if it was cut off. */
async function write(
  stream: BusboyFileStream,
  received: ReceivedFile,
  file: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const hash = createHash('sha256');
  const refuse = (error: unknown): null => {
    received.refused = 'notStored';
    onError(error);
    return null;
  };
  const handle = await open(file, 'w', 0o600).catch(refuse);
  try {
    for await (const chunk of stream) {
      // A file that nobody reads to its end would hold up the rest of the form.
      if (!handle || received.refused) continue;
      hash.update(chunk);
      await handle.writeFile(chunk).catch(refuse);
    }
  } finally {
    await handle?.close();
  }
  if (stream.truncated) received.refused = 'tooLarge';
  if (received.refused) return rm(file, { force: true });
  received.file = file;
  received.hash = hash.digest('hex').slice(0, 32);
}

/** Passes bytes on up to a limit; beyond it the stream ends with an error. */
function upTo(most: number, onExceeded: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes <= most) return done(null, chunk);
      onExceeded();
      return done(new Error('The form is too large.'));
    },
  });
}
