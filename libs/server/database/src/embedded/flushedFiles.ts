import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Module = Parameters<NodeFS['init']>[1];
type BeforeRun = NonNullable<Module['preRun']>[number];

/** What flushes one open file; Emscripten calls it for `fsync` if it is there. */
interface StreamOperations {
  fsync?: (stream: { nfd?: number }) => number;
}

/**
 * Parameters of an engine that has what it commits on the disk before it says so, as a PostgreSQL server does. PGlite's own have
 * `-F`, which turns that off. `fdatasync`, the method by default, does nothing in Emscripten.
 */
export const FLUSHED: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
    '-c',
    'full_page_writes=on',
  ],
];

/** The files of an engine in a folder. The file system of Emscripten has no `fsync`, and reports success without it. */
export class FlushedFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } };
  }
}

const addFlush: BeforeRun = (module) => {
  const operations = streamOperations(Reflect.get(module, 'NODEFS'));
  operations.fsync = ({ nfd }) => {
    if (nfd === undefined) throw new Error('The embedded database flushes a file that is not open.');
    fsyncSync(nfd);
    return 0;
  };
};

function streamOperations(files: unknown): StreamOperations {
  const operations: unknown =
    typeof files === 'object' && files !== null ? Reflect.get(files, 'stream_ops') : null;
  if (typeof operations !== 'object' || operations === null)
    throw new Error(
      'This version of PGlite has other file operations, so that nothing would be flushed to the disk.',
    );
  return operations;
}
