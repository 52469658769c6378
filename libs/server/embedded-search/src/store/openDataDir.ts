import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../collection/Collection.ts';
import type { Engine } from '../engine/Engine.ts';
import { CollectionLog } from './CollectionLog.ts';
import { lockDataDir } from './lockDataDir.ts';
import { readState, writeState } from './engineState.ts';

/** A data directory that an engine writes to. */
export interface DataDir {
  /** Releases the directory. */
  close(): void;
}

/**
 * Loads a data directory and persists every change to it from now on. `state.json` holds everything but
 * documents and is replaced atomically; each collection has a log of its documents. Throws if another process has it open.
 */
export function openDataDir(dir: string, engine: Engine): DataDir {
  mkdirSync(dir, { recursive: true });
  const unlock = lockDataDir(dir);
  const logs = new Map<Collection, CollectionLog>();
  const statePath = join(dir, 'state.json');
  const files = new Map<string, string>();
  const open = (collection: Collection): void => {
    const file = files.get(collection.name) ?? freeFile(dir, collection.name);
    files.set(collection.name, file);
    const log = new CollectionLog(join(dir, file), collection);
    logs.set(collection, log);
    collection.journal = (id, document) => log.write(id, document);
  };
  const save = (): void => replaceFile(statePath, JSON.stringify(writeState(engine, files)));
  if (existsSync(statePath)) {
    for (const [name, file] of readState(JSON.parse(readFileSync(statePath, 'utf8')), engine))
      files.set(name, file);
  }
  for (const collection of engine.collections.values()) open(collection);
  engine.listener = {
    stateChanged: save,
    collectionCreated: open,
    answering: () => {
      for (const log of logs.values()) log.flush();
    },
    collectionDropped: (collection) => {
      const file = files.get(collection.name);
      files.delete(collection.name);
      logs.get(collection)?.close();
      logs.delete(collection);
      collection.journal = null;
      // Remove the collection from the state before deleting its file, so that a kill in between leaves only an orphaned file.
      save();
      if (file !== undefined) rmSync(join(dir, file), { force: true });
    },
  };
  save();
  return {
    close: () => {
      engine.listener = null;
      for (const [collection, log] of logs) {
        collection.journal = null;
        log.close();
      }
      unlock();
    },
  };
}

/** A unique file name for a collection. */
function freeFile(dir: string, name: string): string {
  const base = name.replace(/[^\w-]/g, '_').slice(0, 60);
  let number = 0;
  while (existsSync(join(dir, `${base}.${number}.log`))) number += 1;
  return `${base}.${number}.log`;
}

/** Replaces a file atomically: a kill leaves the old text or the new one. */
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.new`;
  const file = openSync(temporary, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, path);
}
