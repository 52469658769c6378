import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

/** The place of a step among all, and its heading, which takes the focus when the shopper comes to the step. */
export function StepHeading({
  id,
  step,
  titles,
}: {
  id: string;
  /** From 0. */
  step: number;
  titles: readonly string[];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div id={id} className="scroll-mt-28">
      {titles.length > 1 && (
        <>
          <p className="text-note text-ink-2">
            Step {step + 1} of {titles.length}
          </p>
          <div aria-hidden className="mt-2 mb-4 flex gap-1.5">
            {titles.map((title, index) => (
              <span
                key={title}
                className={clsx('h-1 flex-1 rounded-full', index <= step ? 'bg-brand' : 'bg-line')}
              />
            ))}
          </div>
        </>
      )}
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {titles[step]}
      </h2>
    </div>
  );
}
