import { useCallback, useEffect, useRef, useState } from 'react';
import { dropFrame, loadFrame, type Frame } from './loadFrame.ts';
import { nearestLoaded } from './nearestLoaded.ts';
import { nextFrameToLoad } from './nextFrameToLoad.ts';

/** Maximum concurrent requests. */
const AT_ONCE = 6;

export interface Frames {
  /** How many frames have loaded, and how many failed. */
  loaded: number;
  failed: number;
  /** The picture to draw for a frame: its own, or the nearest loaded one. */
  pictureFor(frame: number): Frame | null;
  /** Retries the failed frames. */
  retry(): void;
}

/** Fetches the frames in the order of `nextFrameToLoad`, which follows the current frame. Nothing while there are no URLs. */
export function useFrames(urls: readonly string[] | null, shown: number): Frames {
  const pictures = useRef(new Map<number, Frame>());
  const current = useRef(shown);
  const [progress, setProgress] = useState({ loaded: 0, failed: 0, attempt: 0 });
  const { attempt } = progress;

  useEffect(() => {
    current.current = shown;
  }, [shown]);

  useEffect(() => {
    if (!urls) return;
    const kept = pictures.current;
    const started = urls.map((_, frame) => kept.has(frame));
    let stopped = false;
    const fetchOnwards = async (): Promise<void> => {
      for (;;) {
        const frame = stopped ? null : nextFrameToLoad(current.current, started);
        if (frame === null) return;
        started[frame] = true;
        const picture = await loadFrame(urls[frame] ?? '').catch(() => null);
        if (stopped) return dropFrame(picture ?? undefined);
        if (picture) kept.set(frame, picture);
        const failed = picture ? 0 : 1;
        setProgress((before) => ({ ...before, loaded: kept.size, failed: before.failed + failed }));
      }
    };
    for (let line = 0; line < AT_ONCE; line += 1) void fetchOnwards();
    return () => {
      stopped = true;
    };
  }, [urls, attempt]);

  useEffect(() => {
    const kept = pictures.current;
    return () => {
      for (const frame of kept.values()) dropFrame(frame);
      kept.clear();
    };
  }, [urls]);

  const count = urls?.length ?? 0;
  const pictureFor = useCallback(
    (frame: number): Frame | null => {
      const nearest = nearestLoaded(frame, (each) => pictures.current.has(each), count);
      return nearest === null ? null : (pictures.current.get(nearest) ?? null);
    },
    [count],
  );
  const retry = useCallback(
    () => setProgress((before) => ({ ...before, failed: 0, attempt: before.attempt + 1 })),
    [],
  );
  return { loaded: progress.loaded, failed: progress.failed, pictureFor, retry };
}
