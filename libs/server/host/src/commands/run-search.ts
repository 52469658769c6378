import type { Schema } from '@forecourt/database';
import { createSearchIndexer, indexStatus, verifyIndex } from '@forecourt/search-index';
import type { EngineAddress, IndexedSite } from '@forecourt/search-index';
import type { Kysely } from 'kysely';
import { rebuildProgress } from './rebuild-progress.ts';
import type { Output } from './rebuild-progress.ts';
import { statusReport, verifyReport } from './search-report.ts';
import type { SearchCommand } from './search-words.ts';

/** Dependencies of the command. */
export interface SearchTools {
  db: Kysely<Schema>;
  engine: EngineAddress;
  sites: readonly IndexedSite[];
  now(): Date;
  stdout: NodeJS.WriteStream | Output;
  /** The command line of the command. */
  call: string;
}

/** Runs the command and prints the result; returns 0 if the indexes are correct, else 1. */
export async function runSearch(tools: SearchTools, command: SearchCommand): Promise<0 | 1> {
  const { db, engine, sites, stdout, call } = tools;
  if (command.name === 'rebuild') return rebuild(tools);
  const { text, ok } =
    command.name === 'status'
      ? statusReport(await indexStatus({ db, engine, sites }), engine.url, call)
      : verifyReport(await verifyIndex({ db, engine, sites, sample: command.sample }), call);
  stdout.write(`${text}\n`);
  return ok ? 0 : 1;
}

async function rebuild({ db, engine, sites, now, stdout }: SearchTools): Promise<0 | 1> {
  const refusals: string[] = [];
  const indexer = createSearchIndexer({
    db,
    engine,
    sites,
    now,
    onRefused: ({ refused }) => refusals.push(...refused.map(({ id, error }) => `${id}: ${error}`)),
  });
  const started = performance.now();
  const progress = rebuildProgress(stdout);
  try {
    const count = await indexer.rebuild(progress).finally(() => progress.stop());
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    stdout.write(
      `The new indexes of ${sites.length} sites have ${count.toLocaleString('en-AU')} cars and are in place (${seconds} s).\n`,
    );
  } finally {
    if (refusals.length > 0) stdout.write(`The engine refused ${refusals.length}:\n${refusals.join('\n')}\n`);
  }
  return refusals.length === 0 ? 0 : 1;
}
