import { youxEstimate, youxRequest } from '@forecourt/finance';
import type { YouxEstimate } from '@forecourt/finance';
import { FinanceWarning, Repayment } from '@forecourt/vehicle-ui';
import type { Car } from '@forecourt/vehicle';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { askYouxOnce } from './askYoux.ts';
import type { CalculatorSetup } from './setup.ts';
import { useSpaceRemovable } from './useSpaceRemovable.ts';
import { borrowedAtStart } from './values.ts';

export interface YouxQuoteProps {
  car: Car;
  /** The initial setup of the calculator: the quote is for its loan. */
  setup: CalculatorSetup;
  /** Requests a quote. Default: from the platform. */
  ask?: typeof askYouxOnce;
}

/**
 * The youX quote of a vehicle: the one in its data, else one requested after hydration. Its space is reserved from the
 * start, so that the layout does not shift; without a quote nothing is shown and no error is reported.
 */
export function YouxQuote({ car, setup, ask = askYouxOnce }: YouxQuoteProps) {
  const { finance, start } = setup;
  const request = useMemo(
    () => youxRequest(car, { borrowed: borrowedAtStart(setup), termYears: start.termYears }, finance.youx),
    [car, setup, start, finance],
  );
  const [answer, setAnswer] = useState<unknown>(undefined);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request === null) return undefined;
    let left = false;
    void ask(request, car.id).then((quote) => {
      if (!left) setAnswer(quote);
    });
    return () => {
      left = true;
    };
  }, [request, ask, car.id]);
  const quote = youxEstimate(request === null ? car.youxQuote : answer, finance, start);
  const gone = useSpaceRemovable(room, answer !== undefined && quote === null);
  if (quote !== null)
    return (
      <div className={HEIGHT}>
        <Shown {...quote} />
      </div>
    );
  return request === null || gone ? null : (
    <div ref={room} className={`${HEIGHT} [@media(scripting:none)]:hidden`} />
  );
}

/** The height of the text in `Shown` at each width. */
const HEIGHT = 'min-h-90 max-[23rem]:min-h-118 md:min-h-53 lg:min-h-43';

function Shown({ assumption, description, example, warning, ...figures }: YouxEstimate) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-10 gap-y-3 border-t border-line px-panel py-5 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.38fr)]"
    >
      <div>
        <h3 id={heading} className="text-lead font-semibold">
          youX quote
        </h3>
        <p className="mt-1 text-small text-ink-2">
          {assumption}
          {description && ` ${description}`}
        </p>
        <Repayment {...figures} size="vehicle" className="mt-3" />
      </div>
      <FinanceWarning warning={warning} example={example} />
    </section>
  );
}
