import { imageUrl } from '@forecourt/image-url';
import { clsx } from 'clsx';
import { MoveHorizontal } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { hotspotFrame } from '../hotspots/hotspotFrame.ts';
import { hotspotPlace } from '../hotspots/hotspotPlace.ts';
import { Hotspots } from '../hotspots/Hotspots.tsx';
import type { Hotspot } from '../hotspots/readHotspots.ts';
import { useCalm } from '../useCalm.ts';
import { useKeys } from '../useKeys.ts';
import { frameAfterKey } from './frameAfterKey.ts';
import { frameWidth } from './frameWidth.ts';
import { SpinControls } from './SpinControls.tsx';
import { SpinLoading } from './SpinLoading.tsx';
import { useFrames } from './useFrames.ts';
import { useOnScreen } from './useOnScreen.ts';
import { useSpinDrag } from './useSpinDrag.ts';
import { wrapFrame } from './wrapFrame.ts';

/** Time per frame in autoplay, milliseconds. */
export const AUTOROTATE_MS = 100;

export interface SpinViewerProps {
  /** The vehicle's name. */
  name: string;
  /** URLs of the frames, evenly spaced round the vehicle; its near side moves to the right from one frame to the next. */
  frames: readonly string[];
  /** The visible hotspots. */
  hotspots: readonly Hotspot[];
  /** `screen` fills the viewport with its controls below, `inline` is an overlay on the pictures of a page. */
  layout: 'screen' | 'inline';
  /** Fades the edges of the frames into the background: for sets shot in a studio. */
  melt: boolean;
  /** More buttons beside Play. */
  tools?: ReactNode;
  /** Buttons at the lower left: other views. */
  views?: ReactNode;
}

/**
 * A 360 view, turned by touch or mouse drag (20 pixels a frame), arrow keys, slider and buttons. Autoplay runs until the first interaction,
 * once all frames are loaded, but never with reduced motion, nor outside the viewport.
 */
export function SpinViewer(props: SpinViewerProps) {
  const { name, frames, hotspots, layout, melt, tools, views } = props;
  const count = frames.length;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [frame, setFrame] = useState(0);
  const [width, setWidth] = useState<number | null>(null);
  const [choice, setChoice] = useState<boolean | null>(null);
  const calm = useCalm();
  const onScreen = useOnScreen(root);

  // The stage has no size before its dialog is open; a later resize does not reload the frames.
  useEffect(() => {
    if (!stage.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      observer.disconnect();
      setWidth(frameWidth(entry.contentRect.width, window.devicePixelRatio, count));
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [count]);
  const urls = useMemo(() => width && frames.map((path) => imageUrl(path, { width })), [frames, width]);
  const { loaded, failed, pictureFor, retry } = useFrames(urls || null, frame);
  const complete = loaded + failed === count && loaded > 0;

  const playing = choice ?? !calm;
  const turning = playing && complete && onScreen;
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setFrame((before) => wrapFrame(before + 1, count)), AUTOROTATE_MS);
    return () => clearInterval(timer);
  }, [turning, count]);

  useLayoutEffect(() => {
    const picture = pictureFor(frame);
    if (picture && canvas.current && stage.current) draw(canvas.current, stage.current, picture);
  }, [frame, loaded, pictureFor]);

  const touch = () => setChoice(false);
  const { stop, handlers } = useSpinDrag({ frame, count, onTurn: setFrame, onTouch: touch });
  const turnTo = (wanted: number) => {
    stop();
    touch();
    setFrame(wrapFrame(wanted, count));
  };
  useKeys(root, ({ key, target, shiftKey }) => {
    // Inline, Home, End and the page keys scroll the page.
    if (shiftKey || !(target instanceof HTMLInputElement || key.startsWith('Arrow'))) return false;
    const next = frameAfterKey(key, frame, count);
    if (next !== null) turnTo(next);
    return next !== null;
  });

  const places = useMemo(
    () => hotspots.map(({ positions }) => hotspotPlace(positions, frame, count)),
    [hotspots, frame, count],
  );

  return (
    <div ref={root} data-spin={layout} data-frame={frame} className="spin">
      <div className="spin-stage" {...handlers}>
        <div ref={stage} data-melt={melt || undefined} className="spin-box">
          <img
            src={imageUrl(frames[0] ?? '', { width: 96, quality: 50, standIn: '' })}
            alt=""
            className={clsx('absolute inset-0 size-full object-cover blur-md', melt && 'melt')}
          />
          <canvas
            ref={canvas}
            role="img"
            aria-label={`${name}, seen from all sides`}
            className={clsx('relative block size-full', melt && 'melt')}
          />
          {hotspots.length > 0 && (
            <Hotspots
              hotspots={hotspots}
              places={places}
              onTouch={touch}
              onSeek={(index) => turnTo(hotspotFrame(hotspots[index]?.positions ?? []) ?? frame)}
            />
          )}
        </div>
      </div>
      {choice === null && complete && (
        <p className="spin-hint">
          <MoveHorizontal aria-hidden size={18} strokeWidth={1.75} /> Swipe to spin
        </p>
      )}
      <SpinLoading loaded={loaded} failed={failed} count={count} onRetry={retry} />
      <SpinControls
        frame={frame}
        count={count}
        playing={playing}
        onTurn={turnTo}
        onPlay={setChoice}
        tools={tools}
        views={views}
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, stage: HTMLElement, picture: ImageBitmap | HTMLImageElement): void {
  if (canvas.width !== picture.width || canvas.height !== picture.height) {
    canvas.width = picture.width;
    canvas.height = picture.height;
    stage.style.setProperty('--shape', String(picture.width / Math.max(1, picture.height)));
  }
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
