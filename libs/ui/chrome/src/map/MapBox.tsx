import { Button } from '@forecourt/primitives';
import clsx from 'clsx';
import { LoaderCircle, MapIcon } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { MapSource } from './mapSource.ts';
import { useNear } from './useNear.ts';

export interface MapBoxProps {
  source: MapSource;
  /** Shown while the map is not loaded. */
  children: ReactNode;
  /** Draws the map into an element until the signal aborts; resolves when it is visible. A new function draws the map again. */
  draw(ground: HTMLElement, signal: AbortSignal): Promise<unknown>;
  /** Link to an external map, as fallback. */
  href?: string;
  /** Classes for height and shape. */
  className?: string | undefined;
}

type Stage = 'idle' | 'coming' | 'shown' | 'failed';

const ACTIONS: Record<Stage, string> = {
  idle: 'Show the map',
  coming: 'Loading the map…',
  shown: 'Hide the map',
  failed: 'Try again',
};
const NEWS: Record<Stage, string> = {
  idle: '',
  coming: 'Loading the map',
  shown: 'The map has loaded. Use the arrow keys to move it, and plus and minus to zoom.',
  failed: 'The map didn’t load',
};

/** Its children until the visitor consents to the map or, with stored consent, until it is near the viewport; then the map. */
export function MapBox({ source, children, draw, href, className }: MapBoxProps) {
  const { styleUrl, consent } = source;
  const box = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const agreed = useSyncExternalStore<boolean | null>(consent.watch, consent.given, () => null);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<'shown' | 'failed' | null>(null);
  const near = useNear(box, agreed === true);
  const wanted = attempt > 0 || (agreed === true && near);
  const stage: Stage = wanted ? (result ?? 'coming') : 'idle';

  useEffect(() => {
    const place = ground.current;
    if (!wanted || !place) return undefined;
    const stop = new AbortController();
    const settle = (settled: 'shown' | 'failed') => {
      if (!stop.signal.aborted) setResult(settled);
    };
    draw(place, stop.signal).then(
      () => settle('shown'),
      () => settle('failed'),
    );
    return () => {
      stop.abort();
      setResult(null);
    };
  }, [wanted, attempt, draw]);

  function act() {
    if (stage === 'coming') return;
    consent.give(stage !== 'shown');
    setAttempt(stage === 'shown' ? 0 : attempt + 1);
  }

  return (
    <div ref={box} className={clsx('@container relative isolate overflow-hidden', className)}>
      {stage !== 'shown' && children}
      {agreed !== null && (
        <div
          className={clsx(
            'absolute z-10 print:hidden',
            stage === 'shown'
              ? 'top-3 right-3'
              : 'inset-x-3 bottom-3 rounded-field bg-surface p-3 shadow-raised sm:left-auto sm:w-66 md:right-5 md:bottom-5',
          )}
        >
          {stage === 'failed' && (
            <p className="mb-2 text-small">
              The map didn’t load.{' '}
              {href !== undefined && (
                <a href={href} target="_blank" rel="noopener" className="font-semibold underline">
                  Open one in a new window
                </a>
              )}
            </p>
          )}
          <Button
            variant="outline"
            size="small"
            aria-disabled={stage === 'coming' || undefined}
            onClick={act}
            className={stage === 'shown' ? 'shadow-raised' : 'w-full'}
          >
            {stage === 'coming' ? (
              <LoaderCircle aria-hidden size={18} strokeWidth={1.75} className="motion-safe:animate-spin" />
            ) : (
              <MapIcon aria-hidden size={18} strokeWidth={1.75} />
            )}
            {ACTIONS[stage]}
          </Button>
          {stage === 'idle' && <Terms host={new URL(styleUrl).host} lasts={consent.lasts()} />}
          <p role="status" className="sr-only">
            {NEWS[stage]}
          </p>
        </div>
      )}
      <div className={clsx('absolute inset-0', stage !== 'shown' && 'invisible')}>
        <div ref={ground} className="size-full" />
      </div>
    </div>
  );
}

/** The consent text. */
function Terms({ host, lasts }: { host: string; lasts: boolean }) {
  return (
    <p className="mt-2 text-caption text-ink-2">
      The map comes from {host}.{lasts && ' It then loads by itself on your next visits, until you hide it.'}
    </p>
  );
}
