import { youxEstimate, youxRequest } from '@forecourt/finance';
import type { YouxEstimate } from '@forecourt/finance';
import { Repayment } from '@forecourt/vehicle-ui';
import type { Car } from '@forecourt/vehicle';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { askYouxOnce } from './askYoux.ts';
import type { CalculatorSetup } from './setup.ts';
import { useSpaceRemovable } from './useSpaceRemovable.ts';
import { borrowedAtStart } from './values.ts';
import { YOUX_ROOM } from './youxRoom.ts';

export interface YouxQuoteProps {
  car: Car;
  /** The initial setup of the calculator: the quote is for its loan. */
  setup: CalculatorSetup;
  /** Requests a quote. Default: from the platform. */
  ask?: typeof askYouxOnce;
}

/**
 * The youX quote of a vehicle: the one in its data, else one requested when this mounts. Its space is reserved from the
 * start, so that the layout does not shift; without a quote nothing is shown and no error is reported. The warning that its
 * asterisk means is in the disclaimer above it.
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
      <div className={YOUX_ROOM}>
        <Shown {...quote} />
      </div>
    );
  return request === null || gone ? null : <div ref={room} className={YOUX_ROOM} />;
}

function Shown({ assumption, description, example, ...figures }: Omit<YouxEstimate, 'warning'>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-3 border-t border-line pt-4">
      <h3 id={heading} className="text-body font-semibold text-ink">
        youX quote
      </h3>
      <p className="mt-1">
        {assumption}
        {description && ` ${description}`}
      </p>
      <Repayment {...figures} size="vehicle" className="mt-3 max-w-100 text-ink" />
      <p className="mt-3">{example}</p>
    </section>
  );
}
