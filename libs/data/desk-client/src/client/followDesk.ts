import { pathOf } from '@forecourt/platform-client';
import type { LiveEvent } from '../contracts/live.ts';
import { live } from './routes.ts';

/** What a follower is told. */
export interface DeskFollower {
  onChange(event: LiveEvent): void;
  /** More may have changed than was told: ask for everything anew. Called after each lost connection. */
  onAgain(): void;
  onSignedOut(): void;
  /** Whether the stream is connected; false while the browser reconnects. */
  onConnected?(connected: boolean): void;
}

/**
 * Follows the changes of a site until the returned function is called. The browser reconnects by itself.
 *
 * @param open opens the stream; `EventSource` by default.
 */
export function followDesk(
  site: string,
  { onChange, onAgain, onSignedOut, onConnected }: DeskFollower,
  open: (path: string) => EventSource = (path) => new EventSource(path),
): () => void {
  const source = open(pathOf(live, { params: { site } }));
  source.addEventListener('change', ({ data }) => {
    const event: LiveEvent = JSON.parse(String(data));
    onChange(event);
  });
  source.addEventListener('again', () => onAgain());
  source.addEventListener('signedOut', () => {
    source.close();
    onSignedOut();
  });
  source.addEventListener('open', () => onConnected?.(true));
  source.addEventListener('error', () => onConnected?.(false));
  return () => source.close();
}
