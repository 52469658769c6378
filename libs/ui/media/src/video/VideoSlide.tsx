import { lazyModule, useLazyModule } from '@forecourt/browser';
import type { VideoSource } from '@forecourt/values';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { StandingIn } from '../galleryPicture.ts';
import { Picture } from '../Picture.tsx';
import { offersNewTab } from '../offersNewTab.ts';

/** A film behind a button. */
export interface VideoSlideProps extends StandingIn {
  /** The vehicle's name. */
  name: string;
  source: Exclude<VideoSource, { kind: 'link' }>;
  /** The picture behind the button; nothing is requested from the video host before it is pressed. */
  poster: string | null;
  sizes?: string;
  /** Classes for another aspect ratio than 3:2. */
  frame?: string;
}

const videoPlayer = lazyModule(() => import('./VideoPlayer.tsx'));

/** A video that loads nothing before its button is pressed. Without JavaScript the button is a link to it. */
export function VideoSlide({ name, source, poster, standIn, sizes, frame }: VideoSlideProps) {
  const [asked, setAsked] = useState(false);
  const { module: player, failed, load } = useLazyModule(videoPlayer);
  const provider = source.kind === 'frame' ? source.provider : null;
  return (
    <div className="relative bg-black">
      <Picture
        src={poster}
        alt=""
        standIn={standIn}
        width={600}
        sizes={sizes}
        className={clsx('opacity-60', frame)}
      />
      {asked && player ? (
        <player.VideoPlayer name={name} source={source} />
      ) : (
        <a
          href={source.href}
          target="_blank"
          rel="noopener noreferrer"
          onPointerEnter={load}
          onFocus={load}
          onClick={(event) => {
            // If the player's code fails to load, follow the link.
            if (failed || offersNewTab(event)) return;
            event.preventDefault();
            load();
            setAsked(true);
          }}
          className="absolute inset-0 grid place-items-center text-white"
        >
          <span className="grid justify-items-center gap-3 text-center">
            <span className="grid size-18 place-items-center rounded-round bg-white text-black">
              <Play aria-hidden size={30} strokeWidth={1.75} />
            </span>
            <span className="rounded-round bg-black/70 px-4 py-1.5 text-note font-semibold">
              Play video
              {provider && (
                <span className="block text-print font-normal">
                  Plays from {provider}, which may set cookies
                </span>
              )}
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
