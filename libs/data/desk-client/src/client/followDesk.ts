import { pathOf } from '@forecourt/platform-client';
import type { LiveEvent } from '../contracts/live.ts';
import { live } from './routes.ts';

/** What a follower is told. */
export interface DeskFollower {
  onChange(event: LiveEvent): void;
  onSignedOut(): void;
  /** Whether the stream is connected; false while it is lost. What changed before it was connected is not told: ask for everything anew. */
  onConnected(connected: boolean): void;
}

/** A stream of server-sent events, as far as it is used of an `EventSource`. */
export interface LiveSource {
  /** 2 once it is closed. */
  readonly readyState: number;
  addEventListener(name: string, listener: (event: MessageEvent) => void): void;
  close(): void;
}

/** The browser reconnects by itself, but gives up after an error response: the stream is then opened again after this time. */
const REOPEN_MS = 15_000;

/**
 * Follows the changes of a site until the returned function is called.
 *
 * @param open opens the stream; `EventSource` by default.
 */
export function followDesk(
  site: string,
  { onChange, onSignedOut, onConnected }: DeskFollower,
  open: (path: string) => LiveSource = (path) => new EventSource(path),
): () => void {
  let stop: () => void;

  function start(): void {
    const source = open(pathOf(live, { params: { site } }));
    stop = () => source.close();
    source.addEventListener('change', ({ data }) => {
      const event: LiveEvent = JSON.parse(String(data));
      onChange(event);
    });
    source.addEventListener('signedOut', () => {
      source.close();
      onSignedOut();
    });
    source.addEventListener('open', () => onConnected(true));
    source.addEventListener('error', () => {
      onConnected(false);
      if (source.readyState !== 2) return;
      const timer = setTimeout(start, REOPEN_MS);
      stop = () => clearTimeout(timer);
    });
  }

  start();
  return () => stop();
}
