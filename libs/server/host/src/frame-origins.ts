import type { MediaConfig } from '@forecourt/site-config';

const PLAYERS = { YouTube: 'https://www.youtube-nocookie.com', Vimeo: 'https://player.vimeo.com' } as const;

/** Whose pages a site may hold in frames, for its content policy: the video players and the 360 viewer that it names. */
export function frameOrigins({ videoPlayers, spinViewer }: MediaConfig): string[] {
  const viewer = spinViewer ? [new URL(spinViewer.address).origin] : [];
  return [...videoPlayers.map((player) => PLAYERS[player]), ...viewer];
}
