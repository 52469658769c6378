import { useBackCloses } from '@forecourt/browser';
import { Armchair, Images, Maximize2, Minimize2, Rotate3d, X } from 'lucide-react';
import { clsx } from 'clsx';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ExternalView } from '../external/ExternalView.tsx';
import type { GalleryPicture } from '../galleryPicture.ts';
import { PointsIcon } from '../hotspots/PointsIcon.tsx';
import type { Hotspot } from '../hotspots/readHotspots.ts';
import { InteriorView } from '../interior/InteriorView.tsx';
import type { PictureSize } from '../interior/isRoundPicture.ts';
import { SpinViewer } from '../spin/SpinViewer.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import { useFullScreen } from './useFullScreen.ts';

/** What the viewer can show. */
export type MediaView = 'photos' | 'spin' | 'interior';

export interface MediaViewerProps {
  /** The vehicle's name. */
  name: string;
  images: readonly GalleryPicture[];
  standIn?: string | undefined;
  spin: { frames: readonly string[]; hotspots: readonly Hotspot[] } | null;
  /** A third-party 360 view; used instead of `spin`. */
  external: { host: string; src: string } | null;
  interior: { src: string; size: PictureSize | null; hotspots: readonly Hotspot[] } | null;
  /** The spin set was shot in a studio: its edges may fade into the background. */
  studio: boolean;
  /** The view it opens with. */
  view: MediaView;
  /** The photo it opens with, from 0. */
  photo: number;
  onClose(): void;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const VIEWS = {
  spin: ['Spin', Rotate3d],
  photos: ['Images', Images],
  interior: ['Interior', Armchair],
} as const;

const NO_HOTSPOTS: readonly Hotspot[] = [];

/**
 * Full-screen viewer of a vehicle's media: photos on near-black, the 360 view and the interior on the studio background. Escape,
 * the browser's Back and the close button close it; the focus returns to the element that opened it.
 */
export function MediaViewer(props: MediaViewerProps) {
  const { name, images, standIn, spin, external, interior, studio, photo, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState(props.view);
  const [index, setIndex] = useState(photo);
  const [hotspotsOn, setHotspotsOn] = useState(true);
  const { full, toggle } = useFullScreen(body);
  useBackCloses(true, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    closeButton.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const showPhoto = useCallback((next: number) => setIndex(next), []);
  const views = (['spin', 'photos', 'interior'] as const).filter(
    (each) =>
      (each === 'photos' && images.length > 0) ||
      (each === 'spin' && (spin ?? external) !== null) ||
      (each === 'interior' && interior !== null),
  );
  const hotspots =
    view === 'spin' && !external ? spin?.hotspots : view === 'interior' ? interior?.hotspots : [];
  const expand = toggle && (
    <button
      type="button"
      aria-label={full ? 'Exit full screen' : 'Full screen'}
      onClick={toggle}
      className={view === 'photos' ? 'dark-button' : 'round-button'}
    >
      {full ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={`${name}, media`}
      onClose={(event) => event.currentTarget.open || onClose()}
      data-view={view}
      className="media-viewer"
    >
      <div ref={body} className={clsx('media-body', view === 'photos' ? 'on-inverse' : 'studio')}>
        <header className="media-bar">
          <h2 className="media-title">
            <span className="truncate">{name}</span>
            {view === 'photos' && (
              <span className="media-count" aria-live="polite">
                <span className="sr-only">Photo </span>
                {index + 1} of {images.length}
              </span>
            )}
          </h2>
          {views.length > 1 && (
            <div role="group" aria-label="View" className="media-views">
              {views.map((each) => {
                const [label, Icon] = VIEWS[each];
                return (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={each === view}
                    onClick={() => {
                      setView(each);
                      // The Photos button unmounts while photos show; keys need the focus inside the dialog, so move it.
                      if (each === 'photos') closeButton.current?.focus();
                    }}
                    className="media-view"
                  >
                    <Icon {...icon} /> {label}
                  </button>
                );
              })}
            </div>
          )}
          <div className="media-tools">
            {hotspots && hotspots.length > 0 && (
              <button
                type="button"
                aria-pressed={hotspotsOn}
                onClick={() => setHotspotsOn(!hotspotsOn)}
                className="media-pill"
              >
                <PointsIcon on={hotspotsOn} />
                <span className="max-md:sr-only">
                  Hotspots <span aria-hidden>{hotspotsOn ? 'on' : 'off'}</span>
                </span>
              </button>
            )}
            {(view !== 'spin' || external) && expand}
            <button
              type="button"
              ref={closeButton}
              aria-label="Close"
              onClick={onClose}
              className={view === 'photos' ? 'dark-button' : 'round-button'}
            >
              <X {...icon} />
            </button>
          </div>
        </header>
        <div className="media-stage">
          {view === 'photos' && (
            <PhotoStage name={name} images={images} standIn={standIn} first={index} onShow={showPhoto} />
          )}
          {view === 'spin' && external && <ExternalView name={name} {...external} />}
          {view === 'spin' && spin && !external && (
            <SpinViewer
              name={name}
              frames={spin.frames}
              hotspots={hotspotsOn ? spin.hotspots : NO_HOTSPOTS}
              layout="screen"
              melt={studio}
              tools={expand}
            />
          )}
          {view === 'interior' && interior && (
            <InteriorView name={name} {...interior} showHotspots={hotspotsOn} />
          )}
        </div>
      </div>
    </dialog>
  );
}
