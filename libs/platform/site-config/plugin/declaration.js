import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Those that are open in this process, by the folder of their dealer app. */
const open = new Map();

/**
 * What a dealer app declares, while somebody edits it: `dealer.config.ts` with all that it imports. A thread of its own reads it,
 * because Node loads a module once: the config's own file is read again in the same thread, a few milliseconds; a change in a library
 * that it stands on takes a new thread.
 */
class Declaration {
  definition;
  /** Every file that was read for it, whether or not that went well. */
  files = new Set();
  #config;
  #worker = null;
  #listeners = new Set();
  #reading = Promise.resolve();

  constructor(appDirectory) {
    this.#config = path.join(appDirectory, 'dealer.config.ts');
    this.files.add(this.#config);
  }

  /** Whether the declaration stands on a file. */
  has(file) {
    return this.files.has(file);
  }

  /** Reads it again after a file has changed; on an error the last good one stays. */
  refresh(changed = this.#config) {
    const next = this.#reading.then(() => this.#read(changed));
    this.#reading = next.catch(() => undefined);
    return next;
  }

  /** Calls a listener after each good reading; returns what ends that. */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close() {
    open.delete(path.dirname(this.#config));
    await this.#worker?.terminate();
  }

  async #read(changed) {
    if (changed !== this.#config) {
      await this.#worker?.terminate();
      this.#worker = null;
    }
    this.#worker ??= new Worker(new URL('declaration-worker.js', import.meta.url)).on('error', () => {});
    const { definition, files, failure } = await ask(this.#worker, pathToFileURL(this.#config).href);
    for (const url of files) this.files.add(fileURLToPath(url));
    if (failure) throw toError(failure);
    this.definition = definition;
    for (const listener of this.#listeners) listener(definition);
  }
}

function ask(worker, url) {
  return new Promise((resolve, reject) => {
    const end = (settle, answer) => {
      worker.removeAllListeners('message').removeAllListeners('exit');
      settle(answer);
    };
    worker.on('message', (answer) => end(resolve, answer));
    worker.on('exit', () => end(reject, new Error('The thread that reads dealer.config.ts has ended.')));
    worker.postMessage(url);
  });
}

/** Read by a person who mends the file, so without the calls that led there. */
function toError({ name, message, stack }) {
  const readable = name === 'ConfigError' ? message : stack.replaceAll(/^\s+at .*\n?/gm, '').trim();
  return Object.assign(new Error(readable || message), { name });
}

/** Opens the declaration of a dealer app for editing; the Vite configuration and the routes of that app follow it from now on. */
export function openDeclaration(appDirectory) {
  const declaration = new Declaration(appDirectory);
  open.set(appDirectory, declaration);
  return declaration;
}

/** The declaration of an app that is open for editing in this process, else undefined. */
export function openedDeclaration(appDirectory) {
  return open.get(appDirectory);
}

/** What an app declares: as it was read last where it is being edited, else what its file says. */
export function definitionOf(appDirectory) {
  const opened = open.get(appDirectory);
  if (opened) return opened.definition;
  const file = path.join(appDirectory, 'dealer.config.ts');
  if (!existsSync(file))
    throw new Error(
      `${appDirectory} has no dealer.config.ts, so there is no site to build. Make a dealer app with: npx nx g workspace:dealer <slug>`,
    );
  return createRequire(file)(file).default;
}
