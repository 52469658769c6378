import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Place } from './hotspotPlace.ts';
import type { Hotspot } from './readHotspots.ts';
import { tipPlace } from './tipPlace.ts';

export interface HotspotsProps {
  hotspots: readonly Hotspot[];
  /** The current place of each hotspot, in percent of the picture; null for a hidden one. */
  places: readonly (Place | null)[];
  /** Called when a hidden hotspot gets the focus: bring it into view. */
  onSeek(index: number): void;
  /** Called when the visitor opens a hotspot: stop any motion of the picture. */
  onTouch(): void;
}

/**
 * Hotspots on a picture: buttons whose tooltip shows on hover, focus or touch, until Escape or another hotspot. A hidden
 * one keeps its place in the tab order and is brought into view when it gets the focus.
 */
export function Hotspots({ hotspots, places, onSeek, onTouch }: HotspotsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [pinned, setPinned] = useState(false);
  const id = useId();

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    for (const [index, item] of [...box.children].entries()) {
      const place = places[index];
      if (!(item instanceof HTMLElement) || !place) continue;
      item.style.translate = `${place.x}cqw ${place.y}cqh`; // follows the picture without a reflow
    }
    const tip = open === null ? null : box.children[open]?.querySelector('[role=tooltip]');
    const place = open === null ? null : places[open];
    if (!(tip instanceof HTMLElement) || !place) return;
    const at = tipPlace(
      { x: (box.clientWidth * place.x) / 100, y: (box.clientHeight * place.y) / 100 },
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: box.clientWidth, height: box.clientHeight },
    );
    tip.style.left = `${at.x}px`;
    tip.style.top = `${at.y}px`;
  }, [places, open]);

  const show = (index: number | null, keep = false) => {
    setOpen(index);
    setPinned(keep);
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    event.preventDefault();
    event.stopPropagation();
    show(null);
  };

  return (
    <ul
      ref={list}
      aria-label="Points of interest"
      onKeyDown={dismiss}
      className="pointer-events-none absolute inset-0 z-2 [container-type:size]"
    >
      {hotspots.map((hotspot, index) => {
        const shown = places[index] != null;
        const isOpen = open === index && shown;
        return (
          <li
            key={`${index} ${hotspot.title}`}
            className={clsx(
              'absolute top-0 left-0 translate-x-[50cqw] translate-y-[50cqh]',
              isOpen && 'z-1',
              shown ? 'visible' : 'opacity-0',
            )}
            onPointerEnter={(event) => {
              if (event.pointerType !== 'mouse' || !shown) return;
              onTouch();
              show(index);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === 'mouse' && open === index && !pinned) show(null);
            }}
          >
            <button
              type="button"
              aria-label={hotspot.title}
              aria-describedby={`${id}${index}`}
              onFocus={() => {
                onTouch();
                if (!shown) onSeek(index);
                show(index);
              }}
              onBlur={() => show(null)}
              onClick={() => show(index, true)}
              className={clsx('hotspot', shown && 'pointer-events-auto')}
            />
            <span
              id={`${id}${index}`}
              role="tooltip"
              className={clsx(
                'absolute w-70 max-w-[60vw] rounded-card bg-surface p-4 text-small text-ink shadow-overlay',
                isOpen ? 'pointer-events-auto' : 'invisible',
              )}
            >
              <span className="block font-semibold">{hotspot.title}</span>
              {hotspot.text && <span className="mt-1 block text-ink-2">{hotspot.text}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
