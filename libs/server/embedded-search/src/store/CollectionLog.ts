import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import type { Collection } from '../collection/Collection.ts';
import type { JsonObject } from '../protocol/json.ts';

const BATCH = 1024 * 1024;
/** A log is compacted when it has this many more lines than documents, and twice as many. */
const SLACK = 5000;

/**
 * An append-only log of a collection's documents: a line for each write, `+` and the document or `-` and the id of a deleted one.
 * A line is written before the response to its request, so a killed process loses no confirmed write; a line truncated by a
 * kill is dropped. The log is compacted when most lines are obsolete.
 */
export class CollectionLog {
  readonly #path: string;
  readonly #collection: Collection;
  #file: number;
  #lines = 0;
  #pending = '';

  /** Opens a log and loads its documents into the collection. */
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

  /** Appends a stored document, or with null the deletion of one; it is durable after `flush`. */
  write(id: string, document: JsonObject | null): void {
    this.#pending += document === null ? `-${JSON.stringify(id)}\n` : `+${JSON.stringify(document)}\n`;
    this.#lines += 1;
    if (this.#pending.length > BATCH) this.flush();
  }

  /** Writes pending lines to the operating system, where they survive a crash of this process. */
  flush(): void {
    if (this.#pending === '') return;
    appendFileSync(this.#file, this.#pending);
    this.#pending = '';
    if (this.#lines > SLACK + 2 * this.#collection.documents.count) this.#rewrite();
  }

  close(): void {
    this.flush();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  /** Reads the file line by line; returns the size of its complete lines, bytes. */
  #replay(): number {
    const bytes = readFileSync(this.#path);
    let at = 0;
    for (let end = bytes.indexOf(10, at); end !== -1; end = bytes.indexOf(10, at)) {
      this.#tryApply(bytes.toString('utf8', at, end));
      this.#lines += 1;
      at = end + 1;
    }
    return at;
  }

  /** Skips a line that was truncated by a full disk, with a warning: one write is lost, not the collection. */
  #tryApply(line: string): void {
    try {
      this.#apply(line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      process.emitWarning(`A line of ${this.#path} cannot be parsed and was skipped: ${line.slice(0, 80)}`);
    }
  }

  #apply(line: string): void {
    const text = line.slice(1);
    if (line.startsWith('-')) {
      this.#collection.delete(JSON.parse(text) as string);
      return;
    }
    const document = JSON.parse(text) as JsonObject;
    this.#collection.put(String(document['id']), document);
  }

  #rewrite(): void {
    const temporary = `${this.#path}.new`;
    const file = openSync(temporary, 'w');
    let batch = '';
    let lines = 0;
    for (const document of this.#collection.documents.entries()) {
      batch += `+${JSON.stringify(document)}\n`;
      lines += 1;
      if (batch.length < BATCH) continue;
      appendFileSync(file, batch);
      batch = '';
    }
    appendFileSync(file, batch);
    fsyncSync(file);
    closeSync(file);
    closeSync(this.#file);
    renameSync(temporary, this.#path);
    this.#file = openSync(this.#path, 'a');
    this.#lines = lines;
  }
}
