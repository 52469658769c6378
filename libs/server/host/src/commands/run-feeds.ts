import { feedHealth, feedHistory, fetchNow, renderReport } from '@forecourt/stock-feed';
import type { FeedAttempt, FeedHealth, FeedsOptions } from '@forecourt/stock-feed';

/** A command about feeds: the health of all, the history of one, or a fetch. */
export type FeedsCommand =
  | { name: 'status'; dealer?: undefined }
  | { name: 'history'; dealer: string }
  | { name: 'fetch'; dealer: string; allowDrop: boolean };

/** The usage text of the command; `call` is its command line. */
export const feedsUsage = (call: string): string => `Whether the stock of the dealers follows their feeds.

  ${call}                               last success, rows and failures of each dealer
  ${call} history <dealer>              the last 50 attempts, newest first
  ${call} fetch <dealer> [--allow-drop] fetches and imports it now; with --allow-drop even if it removes much of the stock

The running host fetches by the schedule of stockFeed in each dealer.config.ts.`;

/** Reads the arguments; null if they are not a command. */
export function readFeedsCommand(words: readonly string[]): FeedsCommand | null {
  const [name, dealer, option, ...rest] = words;
  if (name === undefined || (name === 'status' && dealer === undefined)) return { name: 'status' };
  if (dealer === undefined || rest.length > 0) return null;
  if (name === 'history' && option === undefined) return { name, dealer };
  const allowDrop = option === '--allow-drop';
  return name === 'fetch' && (allowDrop || option === undefined) ? { name, dealer, allowDrop } : null;
}

const withoutFeed = (dealer: string, feeds: FeedsOptions['feeds']) =>
  `${dealer} has no feed. ${feeds.length > 0 ? `Choose of ${feeds.map((feed) => feed.dealer).join(', ')}, or add` : 'Add'} stockFeed to its dealer.config.ts.`;

/** Runs the command. The exit code is 1 if a feed is stale, or could not be fetched. */
export async function runFeeds(
  options: FeedsOptions,
  command: FeedsCommand,
): Promise<{ text: string; exitCode: 0 | 1 }> {
  const { db, feeds, now } = options;
  if (command.name === 'status') {
    if (feeds.length === 0)
      return { text: 'No dealer has a stockFeed in its dealer.config.ts.', exitCode: 0 };
    const all = await Promise.all(feeds.map((feed) => feedHealth(db, feed, now())));
    return { text: all.map(healthText).join('\n\n'), exitCode: all.some(({ stale }) => stale) ? 1 : 0 };
  }
  if (command.name === 'history') {
    const all = await feedHistory(db, command.dealer, 50);
    return { text: all.map(attemptText).join('\n') || 'It was not fetched yet.', exitCode: 0 };
  }
  const feed = feeds.find(({ dealer }) => dealer === command.dealer);
  if (!feed) return { text: withoutFeed(command.dealer, feeds), exitCode: 1 };
  const result = await fetchNow(options, feed, command.allowDrop);
  if (!result) return { text: 'Another process fetches it at the moment.', exitCode: 1 };
  if (result.outcome === 'failed') return { text: result.reason, exitCode: 1 };
  return { text: result.report ? renderReport(result.report) : 'Nothing is new.', exitCode: 0 };
}

function healthText({
  dealer,
  source,
  last,
  lastSuccessAt,
  failures,
  rows,
  stale,
  dueAt,
}: FeedHealth): string {
  const failed = failures === 1 ? '1 attempt has failed since' : `${failures} attempts have failed since`;
  return [
    `${dealer}  ${stale ? 'STALE' : last === null ? 'not fetched yet' : failures > 0 ? 'failing' : 'in order'}`,
    `    ${source}`,
    `    last success ${lastSuccessAt?.toISOString() ?? 'never'}${failures > 0 ? `; ${failed}` : ''}`,
    ...(rows
      ? [`    rows: ${rows.accepted} accepted, ${rows.review} to review, ${rows.rejected} rejected`]
      : []),
    ...(last?.reason ? [`    ${last.reason}`] : []),
    ...(dueAt ? [`    next ${dueAt.toISOString()}`] : []),
  ].join('\n');
}

function attemptText({ started_at, outcome, reason, bytes, counts }: FeedAttempt): string {
  const rows = outcome === 'imported' && counts ? `${counts['rows'] ?? 0} rows, ` : '';
  const size = bytes === null ? '' : `${rows}${bytes.toLocaleString('en-AU')} bytes`;
  return `${started_at.toISOString()}  ${(outcome ?? 'running').padEnd(9)}  ${reason ?? size}`.trimEnd();
}
