import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { SiteDefinition } from '../site-definition.ts';
import { askWorker, startWorker, toError } from './ask-worker.ts';

/**
 * The declaration of a dealer app that is being edited: `dealer.config.ts` and all its imports. A worker thread reads it, because Node
 * caches modules. After a change of the config file itself the same thread reads it again, in a few milliseconds; after a change of an
 * imported lib a new thread is started.
 */
export class Declaration {
  /** The last valid definition; undefined before the first one. */
  definition: SiteDefinition | undefined;
  /** Every file that was read for it, with or without an error. */
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

  /** Whether the declaration depends on a file. */
  has(file: string): boolean {
    return this.files.has(file);
  }

  /**
   * Reads it again after a file has changed.
   *
   * @throws ConfigError with all its problems, or the error that its code threw; the last valid definition stays.
   */
  refresh(changed: string = this.#config): Promise<void> {
    const next = this.#reading.then(() => this.#read(changed));
    this.#reading = next.catch(() => undefined);
    return next;
  }

  /** Calls a listener after each valid reading; returns a function that removes the listener. */
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
