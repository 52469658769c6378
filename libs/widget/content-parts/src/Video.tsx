import { VideoSlide } from '@forecourt/media';
import { Link } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { videoSource } from '@forecourt/values';
import type { VideoSource } from '@forecourt/values';

/** A film that loads nothing of its provider before its button is pressed; a link where the site does not play it. */
export function Video({ title, address }: { title: string; address: string }) {
  const { videoPlayers } = useSite().media;
  const source = videoSource(address);
  if (!source) return null;
  return (
    <figure className="max-w-reading">
      {isPlayed(source, videoPlayers) ? (
        <div className="overflow-hidden rounded-media">
          <VideoSlide name={title} source={source} poster={null} frame="aspect-video" />
        </div>
      ) : (
        <Link href={source.href} className="font-semibold text-brand-text hover:underline">
          Watch the video
        </Link>
      )}
      <figcaption className="mt-2 text-note text-ink-2">{title}</figcaption>
    </figure>
  );
}

function isPlayed(
  source: VideoSource,
  players: readonly string[],
): source is Exclude<VideoSource, { kind: 'link' }> {
  return source.kind === 'file' || (source.kind === 'frame' && players.includes(source.provider));
}
