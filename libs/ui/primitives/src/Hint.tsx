import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { useId } from 'react';

/** A small button with a tooltip on hover or focus; Escape hides it. */
export function Hint({
  label,
  text,
  align = 'middle',
}: {
  label: string;
  text: string;
  /** Tooltip alignment above the button; `end` for a button at the right edge of the viewport, from 768 pixels. */
  align?: 'middle' | 'end';
}) {
  const id = useId();
  return (
    <span className="group/hint relative inline-flex">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className="-m-2.5 inline-grid size-11 place-items-center rounded-round text-ink-3"
      >
        <Info aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <span
        id={id}
        role="tooltip"
        className={clsx(
          'invisible absolute bottom-full left-1/2 z-(--z-header) mb-2 w-max max-w-60 -translate-x-1/2 rounded-field bg-inverse px-3 py-2 text-print font-normal text-on-inverse group-focus-within/hint:visible group-hover/hint:visible',
          align === 'end' && 'text-left md:right-0 md:left-auto md:translate-x-0',
        )}
      >
        {text}
      </span>
    </span>
  );
}
