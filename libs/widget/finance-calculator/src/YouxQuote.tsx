import { youxEstimate, youxRequest } from '@forecourt/finance';
import type { YouxEstimate } from '@forecourt/finance';
import { FinanceWarning, Repayment } from '@forecourt/vehicle-ui';
import type { Car } from '@forecourt/vehicle';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { askYouxOnce } from './askYoux.ts';
import type { CalculatorSetup } from './setup.ts';
import { useRoomGone } from './useRoomGone.ts';
import { borrowedAtStart } from './values.ts';

export interface YouxQuoteProps {
  car: Car;
  /** The calculator of the vehicle, before anything was moved: the quote is asked for that loan. */
  setup: CalculatorSetup;
  /** Who is asked; the platform by default. */
  ask?: typeof askYouxOnce;
}

/**
 * The youX quote of a vehicle: the one that it brought, else the one that is asked for once the page lives. Room for it is there
 * from the start, so that nothing moves when it comes; where none comes nothing is shown, and nobody is told.
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
  const gone = useRoomGone(room, answer !== undefined && quote === null);
  if (quote !== null)
    return (
      <div className={ROOM}>
        <Shown {...quote} />
      </div>
    );
  return request === null || gone ? null : (
    <div ref={room} className={`${ROOM} [@media(scripting:none)]:hidden`} />
  );
}

/** As high as the words in `Shown` are at each width. */
const ROOM = 'min-h-90 max-[23rem]:min-h-118 md:min-h-53 lg:min-h-43';

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
