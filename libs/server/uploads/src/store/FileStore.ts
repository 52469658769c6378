import type { Readable } from 'node:stream';

/** Where the bytes of files are kept. Names are ids of ours, never a shopper's. */
export interface FileStore {
  /** Keeps a file of this machine under a name. Rejects if it was not kept. */
  put(name: string, file: string): Promise<void>;
  /** The bytes; null if there is no such file. */
  read(name: string): Promise<Readable | null>;
  /** Deletes a file; one that is not there is no error. */
  delete(name: string): Promise<void>;
}
