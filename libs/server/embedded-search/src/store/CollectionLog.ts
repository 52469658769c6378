import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import type { Collection } from '../collection/Collection.ts';
import type { JsonObject } from '../protocol/json.ts';

const BATCH = 1024 * 1024;
/** A log is rewritten once it has this many more lines than documents, and twice as many. */
const SLACK = 5000;

/**
 * A collection's documents on disk: a line for every write, `+` and the document or `-` and the id of a deleted one.
 * A line is in the file before the request that caused it is answered, so a killed process loses nothing it confirmed;
 * a line that a kill cut short is dropped. Once most lines are out of date the file is written anew.
 */
export class CollectionLog {
  readonly #path: string;
  readonly #collection: Collection;
  #file: number;
  #lines = 0;

  /** Opens a log and brings its documents into the collection. */
  constructor(path: string, collection: Collection) {
    this.#path = path;
    this.#collection = collection;
    rmSync(`${path}.new`, { force: true });
    const kept = existsSync(path) ? this.#replay() : 0;
    this.#file = openSync(path, existsSync(path) ? 'r+' : 'w+');
    ftruncateSync(this.#file, kept);
    closeSync(this.#file);
    this.#file = openSync(path, 'a');
  }

  /** Writes a stored document, or with null the deletion of one. */
  write(id: string, text: string | null): void {
    writeSync(this.#file, text === null ? `-${JSON.stringify(id)}\n` : `+${text}\n`);
    this.#lines += 1;
    if (this.#lines > SLACK + 2 * this.#collection.documents.count) this.#rewrite();
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  /** Reads the file line by line; returns how many bytes of it are whole lines. */
  #replay(): number {
    const bytes = readFileSync(this.#path);
    let at = 0;
    for (let end = bytes.indexOf(10, at); end !== -1; end = bytes.indexOf(10, at)) {
      this.#apply(bytes.toString('utf8', at, end));
      this.#lines += 1;
      at = end + 1;
    }
    return at;
  }

  #apply(line: string): void {
    const text = line.slice(1);
    if (line.startsWith('-')) {
      this.#collection.delete(JSON.parse(text) as string);
      return;
    }
    const document = JSON.parse(text) as JsonObject;
    this.#collection.put(String(document['id']), document, text);
  }

  #rewrite(): void {
    const temporary = `${this.#path}.new`;
    const file = openSync(temporary, 'w');
    let batch = '';
    let lines = 0;
    for (const text of this.#collection.documents.entries()) {
      batch += `+${text}\n`;
      lines += 1;
      if (batch.length < BATCH) continue;
      writeSync(file, batch);
      batch = '';
    }
    writeSync(file, batch);
    fsyncSync(file);
    closeSync(file);
    closeSync(this.#file);
    renameSync(temporary, this.#path);
    this.#file = openSync(this.#path, 'a');
    this.#lines = lines;
  }
}
