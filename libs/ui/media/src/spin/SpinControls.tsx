import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SpinControlsProps {
  frame: number;
  count: number;
  playing: boolean;
  onTurn(frame: number): void;
  onPlay(playing: boolean): void;
  tools?: ReactNode;
  views?: ReactNode;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** The controls of a 360 view: previous frame, slider, next frame, play or pause. */
export function SpinControls({ frame, count, playing, onTurn, onPlay, tools, views }: SpinControlsProps) {
  const last = Math.max(1, count - 1);
  return (
    <div className="spin-controls">
      {views && <div className="spin-views">{views}</div>}
      <div className="spin-turn">
        <button
          type="button"
          aria-label="Previous frame"
          className="round-button"
          onClick={() => onTurn(frame - 1)}
        >
          <ChevronLeft {...icon} />
        </button>
        <div className="spin-slider">
          <svg aria-hidden className="absolute inset-x-3 top-5 h-1 w-[calc(100%-1.5rem)] overflow-visible">
            <rect x="-12" width="100%" height="4" rx="2" className="range-rail fill-line-strong" />
            <rect x="-12" width={`${(100 * frame) / last}%`} height="4" rx="2" className="fill-brand" />
          </svg>
          <input
            type="range"
            className="range-thumb"
            aria-label="Turn the vehicle"
            aria-valuetext={`Frame ${frame + 1} of ${count}`}
            min={0}
            max={last}
            value={frame}
            onFocus={() => onPlay(false)}
            onChange={(event) => onTurn(Number(event.target.value))}
          />
        </div>
        <button
          type="button"
          aria-label="Next frame"
          className="round-button"
          onClick={() => onTurn(frame + 1)}
        >
          <ChevronRight {...icon} />
        </button>
      </div>
      <div className="spin-tools">
        <button
          type="button"
          aria-label={playing ? 'Pause' : 'Play'}
          className="round-button"
          onClick={() => onPlay(!playing)}
        >
          {playing ? <Pause {...icon} /> : <Play {...icon} />}
        </button>
        {tools}
      </div>
    </div>
  );
}
