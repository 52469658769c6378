import type * as files from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * A file layer that keeps apart what a loss of power would leave. It is loaded before a process (`--import`), and copies a file of the folder
 * FLUSHED_FROM to the folder FLUSHED_TO when the file is flushed, with its content of that moment; names that are new, changed or gone count when their folder is
 * flushed. What is written and not flushed is never there. FLUSHED_TO begins as a copy of FLUSHED_FROM.
 */
const [from, to] = [process.env['FLUSHED_FROM'], process.env['FLUSHED_TO']];
// The module object whose functions every importer gets after `syncBuiltinESMExports`.
const fs: typeof files = createRequire(import.meta.url)('node:fs');

if (from && to) {
  const { fsyncSync } = fs;
  /** The flushed copy of each file, by the identity of the original: it keeps its content under a new name. */
  const copies = new Map<string, string>();

  const within = (file: string) => {
    const inside = path.relative(from, file);
    return inside.startsWith('..') ? null : path.join(to, inside);
  };
  const identity = (file: string) => {
    const { ino, birthtimeNs } = fs.statSync(file, { bigint: true });
    return `${ino}-${birthtimeNs}`;
  };
  /** Replaces a name at once, so that a kill leaves the copy as it was before or after. */
  const place = (source: string, target: string) => {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(source, `${target}.new`);
    fs.renameSync(`${target}.new`, target);
    return target;
  };

  const flushNames = (folder: string, target: string) => {
    fs.mkdirSync(target, { recursive: true });
    const moved = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => ({ name, copy: copies.get(identity(path.join(folder, name))) }))
      .filter(({ name, copy }) => copy !== undefined && copy !== path.join(target, name));
    for (const { name, copy } of moved) {
      if (copy === undefined || !fs.existsSync(copy)) continue;
      copies.set(identity(path.join(folder, name)), place(copy, path.join(target, name)));
    }
    for (const name of fs.readdirSync(target))
      if (!fs.existsSync(path.join(folder, name))) fs.rmSync(path.join(target, name), { recursive: true });
  };

  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const file = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    const target = within(file);
    if (target === null || !fs.existsSync(file)) return;
    if (fs.statSync(file).isDirectory()) flushNames(file, target);
    else copies.set(identity(file), place(file, target));
  };
  syncBuiltinESMExports();
}
