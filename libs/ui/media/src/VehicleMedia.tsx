import { lazyModule, useLazyModule, whenIdle, whenLoaded } from '@forecourt/browser';
import type { VideoSource } from '@forecourt/values';
import { clsx } from 'clsx';
import { Armchair, ExternalLink, Maximize2, Play, Rotate3d } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Gallery } from './Gallery.tsx';
import type { GalleryPicture } from './galleryPicture.ts';
import type { Hotspot } from './hotspots/readHotspots.ts';
import type { PictureSize } from './interior/isRoundPicture.ts';
import { VideoSlide } from './video/VideoSlide.tsx';
import type { MediaView } from './viewer/MediaViewer.tsx';
import { WIDE_FRAME } from './wideFrame.ts';

/** All media of a vehicle, resolved to URLs. */
export interface VehicleMediaContent {
  images: readonly GalleryPicture[];
  /** Fallback for pictures that fail to load: the result of `standIn`. */
  standIn: string;
  /** Played as the slide after the pictures, or shown as a link. */
  video: VideoSource | null;
  /** An external page with a video. */
  videoHref: string | null;
  spin: { frames: readonly string[]; hotspots: readonly Hotspot[] } | null;
  /** A third-party 360 view; used instead of `spin`. */
  external: { host: string; src: string } | null;
  interior: { src: string; size: PictureSize | null; hotspots: readonly Hotspot[] } | null;
}

/** The media of a vehicle on its page: gallery, video, 360 view, interior. */
export interface VehicleMediaProps extends VehicleMediaContent {
  /** The vehicle's name. */
  name: string;
  /** What shows first: the 360 view, started after page load, or the pictures. */
  firstView: 'spin' | 'gallery';
  /** Spin sets are shot in a studio: their edges may fade into the background. */
  studio: boolean;
  /** The `sizes` attribute of the large picture. */
  sizes?: string;
  /** Full-width layout, as in `Gallery`. */
  wide?: boolean;
  /** The colour of the vehicle, as in `Gallery`. */
  paint?: string | null;
  tag?: ReactNode;
  /** More round buttons at the top right. */
  tools?: ReactNode;
}

const mediaViewer = lazyModule(() => import('./viewer/MediaViewer.tsx'));
const spinViewer = lazyModule(() => import('./spin/SpinViewer.tsx'));
/** The page has no room for them beside its controls: the full-screen viewer shows them. */
const NO_HOTSPOTS: readonly Hotspot[] = [];
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-round bg-surface px-4 text-note font-semibold text-ink hover:bg-sunken noscript:hidden';

/**
 * The media of a vehicle on its page: picture gallery, a video that loads nothing before it is pressed, the 360 view, the
 * interior, and a full-screen viewer of them all. Only the pictures belong to the first load; the rest is lazy-loaded when
 * the visitor opens it.
 */
export function VehicleMedia(props: VehicleMediaProps) {
  const { name, images, standIn, video, videoHref, spin, external, interior, firstView, studio } = props;
  const viewer = useLazyModule(mediaViewer);
  const [open, setOpen] = useState<{ view: MediaView; photo: number } | null>(null);
  const inline = useInlineSpin(firstView === 'spin' && !external ? spin : null);
  const lastPhoto = Math.max(0, images.length - 1);

  const show = (view: MediaView, photo: number) => {
    viewer.load();
    setOpen({ view, photo: Math.min(lastPhoto, photo) });
  };
  const opener = (view: MediaView, photo = 0) => ({
    onPointerEnter: viewer.load,
    onFocus: viewer.load,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      currentTarget.focus(); // Safari does not focus a clicked button, and the focus must return here
      show(view, photo);
    },
  });
  const slide = video && video.kind !== 'link' ? video : null;
  const elsewhere = videoHref ?? (video?.kind === 'link' ? video.href : null);
  const insideButton = interior && (
    <button type="button" className={pill} {...opener('interior')}>
      <Armchair {...icon} />
      <span className="max-sm:sr-only">Interior</span>
    </button>
  );

  return (
    <>
      <Gallery
        name={name}
        images={images}
        standIn={standIn}
        sizes={props.sizes}
        wide={props.wide}
        paint={props.paint}
        empty={images.length === 0 && !slide && !spin && !external && !interior}
        tag={props.tag}
        onOpen={(photo) => show('photos', photo)}
        video={
          slide && (
            <VideoSlide
              name={name}
              source={slide}
              poster={images[0]?.url ?? null}
              standIn={standIn}
              sizes={props.sizes}
              frame={props.wide ? WIDE_FRAME : undefined}
            />
          )
        }
        tools={({ shown }) => (
          <>
            {props.tools}
            {(images.length > 0 || spin) && (
              <FullScreenButton {...opener(inline.Spin || images.length === 0 ? 'spin' : 'photos', shown)} />
            )}
          </>
        )}
        cover={
          inline.Spin && spin
            ? {
                onLeave: inline.leave,
                content: (
                  <inline.Spin
                    name={name}
                    frames={spin.frames}
                    hotspots={NO_HOTSPOTS}
                    layout="inline"
                    melt={props.wide === true && studio}
                    views={
                      <>
                        {images.length > 0 && (
                          <button type="button" className={pill} onClick={inline.leave}>
                            Images
                          </button>
                        )}
                        <span className="hidden md:contents">{insideButton}</span>
                      </>
                    }
                  />
                ),
              }
            : null
        }
        views={({ shown, goTo }) => (
          <>
            {(spin ?? external) && (
              <button
                type="button"
                className={pill}
                {...opener('spin', shown)}
                {...(inline.enter && { onClick: inline.enter })}
              >
                <Rotate3d {...icon} /> 360 spin
              </button>
            )}
            {insideButton}
            {slide && (
              <button type="button" className={pill} onClick={() => goTo(images.length)}>
                <Play {...icon} /> <span className="max-sm:sr-only">Video</span>
              </button>
            )}
            {elsewhere && (
              <a
                href={elsewhere}
                target="_blank"
                rel="noopener noreferrer"
                className={clsx(pill, 'noscript:inline-flex')}
              >
                <ExternalLink {...icon} />
                <span className="max-sm:sr-only">
                  Watch video <span className="sr-only">in a new tab</span>
                </span>
              </a>
            )}
          </>
        )}
      />
      {open && viewer.failed && (
        <p role="alert" className="mt-2 text-note text-danger max-md:px-4">
          This could not be loaded. Check your connection and try again.
        </p>
      )}
      {open && viewer.module && (
        <viewer.module.MediaViewer
          name={name}
          images={images}
          standIn={standIn}
          spin={spin}
          external={external}
          interior={interior}
          studio={studio}
          {...open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function FullScreenButton(props: ComponentProps<'button'>) {
  return (
    <span className="group/tip relative noscript:hidden">
      <button type="button" aria-label="Fullscreen" className="float-button" {...props}>
        <Maximize2 {...icon} />
      </button>
      <span aria-hidden className="tip">
        Fullscreen
      </span>
    </span>
  );
}

/**
 * The 360 view on top of the pictures. It starts after page load when the browser is idle, and not automatically for
 * visitors with data saver on; `enter` shows it again after `leave`.
 */
function useInlineSpin(spin: VehicleMediaContent['spin']) {
  const { module, load } = useLazyModule(spinViewer);
  const [wanted, setWanted] = useState(false);
  const begin = useEffectEvent(() => {
    load();
    setWanted(true);
  });
  useEffect(() => {
    if (!spin || savesData()) return;
    return whenLoadedAndIdle(begin);
  }, [spin]);
  const enter = () => {
    load();
    setWanted(true);
  };
  return {
    Spin: spin && wanted && module ? module.SpinViewer : null,
    enter: spin ? enter : null,
    leave: () => setWanted(false),
  };
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels. */
function whenLoadedAndIdle(callBack: () => void): () => void {
  let callOff: () => void = () => undefined;
  const stop = whenLoaded(() => {
    callOff = whenIdle(callBack);
  });
  return () => {
    stop();
    callOff();
  };
}
