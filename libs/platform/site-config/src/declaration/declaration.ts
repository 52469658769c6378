import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { SiteDefinition } from '../define-dealer.ts';
import { askWorker, startWorker, toError } from './ask-worker.ts';

/**
 * What a dealer app declares, while somebody edits it: `dealer.config.ts` with all that it imports. A thread of its own reads it,
 * because Node loads a module once: the config's own file is read again in the same thread, a few milliseconds; a change in a library
 * that it stands on takes a new thread.
 */
export class Declaration {
  /** As it was last read without an error; undefined until then. */
  definition: SiteDefinition | undefined;
  /** Every file that was read for it, whether or not that went well. */
  readonly files = new Set<string>();
  readonly #config: string;
  readonly #closed: () => void;
  readonly #listeners = new Set<(definition: SiteDefinition) => void>();
  #worker: Worker | null = null;
  #reading: Promise<void> = Promise.resolve();

  /** @param closed is called when the declaration is closed. */
  constructor(appDirectory: string, closed: () => void) {
    this.#config = path.join(appDirectory, 'dealer.config.ts');
    this.#closed = closed;
    this.files.add(this.#config);
  }

  /** Whether the declaration stands on a file. */
  has(file: string): boolean {
    return this.files.has(file);
  }

  /**
   * Reads it again after a file has changed.
   *
   * @throws ConfigError with all its problems, or what its code threw; the last good one stays.
   */
  refresh(changed: string = this.#config): Promise<void> {
    const next = this.#reading.then(() => this.#read(changed));
    this.#reading = next.catch(() => undefined);
    return next;
  }

  /** Calls a listener after each good reading; returns what ends that. */
  onChange(listener: (definition: SiteDefinition) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed();
    await this.#worker?.terminate();
  }

  async #read(changed: string): Promise<void> {
    if (changed !== this.#config) {
      await this.#worker?.terminate();
      this.#worker = null;
    }
    this.#worker ??= startWorker();
    const { definition, files, failure } = await askWorker(this.#worker, pathToFileURL(this.#config).href);
    for (const url of files) this.files.add(fileURLToPath(url));
    if (failure) throw toError(failure);
    this.definition = definition;
    if (definition) for (const listener of this.#listeners) listener(definition);
  }
}
