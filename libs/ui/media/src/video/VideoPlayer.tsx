import type { VideoSource } from '@forecourt/values';

/** Plays a video after the visitor pressed the button; moves the focus to it. */
export function VideoPlayer({
  name,
  source,
}: {
  name: string;
  source: Exclude<VideoSource, { kind: 'link' }>;
}) {
  const fill = 'absolute inset-0 size-full border-0 bg-black';
  if (source.kind === 'file')
    return (
      <video
        ref={(video) => video?.focus()}
        src={source.src}
        aria-label={`Video of ${name}`}
        controls
        autoPlay
        muted
        playsInline
        className={fill}
      />
    );
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={source.src}
      title={`Video of ${name}, by ${source.provider}`}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={fill}
    />
  );
}
