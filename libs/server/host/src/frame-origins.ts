import type { MediaConfig } from '@forecourt/site-config';

const PLAYERS = { YouTube: 'https://www.youtube-nocookie.com', Vimeo: 'https://player.vimeo.com' } as const;

/** Frame origins for a site's content security policy: its video players and its 360 viewer. */
export function frameOrigins({ videoPlayers, spinViewer }: MediaConfig): string[] {
  const viewer = spinViewer ? [new URL(spinViewer.address).origin] : [];
  return [...videoPlayers.map((player) => PLAYERS[player]), ...viewer];
}
