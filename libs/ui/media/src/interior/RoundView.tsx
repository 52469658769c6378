import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hotspot } from '../hotspots/readHotspots.ts';
import { Hotspots } from '../hotspots/Hotspots.tsx';
import { useKeys } from '../useKeys.ts';
import { lookAfterKey } from './lookAfterKey.ts';
import { FIRST_LOOK } from './lookView.ts';
import { createPanorama, type Panorama } from './panorama.ts';
import { placeInView } from './placeInView.ts';
import { useLookDrag } from './useLookDrag.ts';

export interface RoundViewProps {
  name: string;
  picture: HTMLImageElement;
  hotspots: readonly Hotspot[];
  showHotspots: boolean;
  /** Called when the browser has no WebGL 2 to draw it. */
  onUnable(): void;
}

const keys = [
  { key: 'ArrowLeft', label: 'Look left', Icon: ChevronLeft },
  { key: 'ArrowUp', label: 'Look up', Icon: ChevronUp },
  { key: 'ArrowDown', label: 'Look down', Icon: ChevronDown },
  { key: 'ArrowRight', label: 'Look right', Icon: ChevronRight },
  { key: '-', label: 'Further away', Icon: Minus },
  { key: '+', label: 'Nearer', Icon: Plus },
];

/** The interior panorama: turned by touch or mouse drag, arrow keys and buttons. */
export function RoundView({ name, picture, hotspots, showHotspots, onUnable }: RoundViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama | null>(null);
  const [view, setView] = useState(FIRST_LOOK);
  const [size, setSize] = useState({ width: 3, height: 2 });

  useEffect(() => {
    if (!canvas.current) return;
    const made = createPanorama(canvas.current, picture);
    panorama.current = made;
    if (!made) onUnable();
    const measure = () => {
      if (canvas.current)
        setSize({ width: canvas.current.clientWidth, height: Math.max(1, canvas.current.clientHeight) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(canvas.current);
    return () => {
      observer.disconnect();
      made?.dispose();
    };
  }, [picture, onUnable]);

  useLayoutEffect(() => panorama.current?.draw(view), [view, size]);

  const press = (key: string): boolean => {
    const next = lookAfterKey(key, view);
    if (next) setView(next);
    return next !== null;
  };
  useKeys(root, ({ key, shiftKey }) => (!shiftKey || key === '+') && press(key));
  const drag = useLookDrag(view, setView);
  const places = useMemo(
    () =>
      hotspots.map(({ direction }) => direction && placeInView(direction, view, size.width / size.height)),
    [hotspots, view, size],
  );

  return (
    <div ref={root} data-yaw={Math.round(view.yaw)} className="absolute inset-0">
      <div className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing" {...drag}>
        <canvas ref={canvas} role="img" aria-label={`${name}, inside`} className="block size-full" />
        {showHotspots && hotspots.length > 0 && (
          <Hotspots
            hotspots={hotspots}
            places={places}
            onTouch={() => undefined}
            onSeek={(index) => {
              const direction = hotspots[index]?.direction;
              if (direction) setView({ ...view, ...direction });
            }}
          />
        )}
      </div>
      <div role="group" aria-label="Look around" className="look-controls">
        {keys.map(({ key, label, Icon }) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            className="round-button"
            onClick={() => press(key)}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </button>
        ))}
      </div>
    </div>
  );
}
