import { lazyModule, useLazyModule } from '@forecourt/browser';
import { Button, NumberField, SliderField } from '@forecourt/primitives';
import { RepaymentResult } from '@forecourt/vehicle-ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { PlainChoices } from './PlainChoices.tsx';
import { Spoken } from './Spoken.tsx';
import type { CalculatorSetup } from './setup.ts';
import { useCalculator } from './useCalculator.ts';
import {
  answerOf,
  checked,
  isAsked,
  labelOf,
  limitWords,
  positionOf,
  printed,
  sliderOf,
  slidTo,
} from './values.ts';
import type { CalculatorNumber } from './values.ts';

const loadWorking = lazyModule(() => import('./Working.tsx'));

export interface CalculatorProps {
  setup: CalculatorSetup;
  /** The query string of the page. */
  asked?: string;
  /** Called once, at the shopper's first change. */
  onFirstChange(): void;
  /** Content below the figures, such as the finance link. */
  children?: ReactNode;
}

/**
 * The finance calculator: inputs on the left, the result on the right, and the working below. The server renders it with
 * the values in the URL; after hydration it is interactive, and without JavaScript a form submits to the page.
 */
export default function Calculator({ setup, asked = '', onFirstChange, children }: CalculatorProps) {
  const { values, change, live } = useCalculator(setup, asked, onFirstChange);
  const [open, setOpen] = useState(false);
  const working = useLazyModule(loadWorking);
  const workingId = useId();
  const answer = answerOf(setup, values);
  const limit = limitWords(setup);
  const Chevron = open ? ChevronUp : ChevronDown;

  const numberOf = (name: CalculatorNumber) => ({
    text: printed[name](values[name]),
    check: (typed: number) => checked(setup, name, typed),
    onValue: (value: number) => change({ [name]: value }),
  });
  const slider = (name: CalculatorNumber) => {
    const shape = sliderOf(setup, name);
    if (shape === null) return null;
    const { min, max, step, disabled } = shape;
    return (
      <SliderField
        id={`finance-${name}`}
        label={labelOf(setup, name)}
        min={min}
        max={max}
        step={step}
        position={positionOf(shape, values[name])}
        text={(position) => printed[name](shape.choices?.[position] ?? position)}
        onSlide={(wanted) => change({ [name]: slidTo(shape, wanted) })}
        number={numberOf(name)}
        disabled={disabled}
      />
    );
  };
  const field = (name: CalculatorNumber) => (
    <NumberField id={`finance-${name}`} label={labelOf(setup, name)} optional {...numberOf(name)} />
  );

  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {limit && <p className="border-b border-line bg-sunken px-panel py-4 text-small">{limit}</p>}
      {!live && <PlainChoices setup={setup} values={values} asked={asked} />}
      <fieldset
        disabled={!live}
        className="grid min-w-0 lg:grid-cols-[minmax(0,1.38fr)_minmax(0,1fr)] noscript:block"
        aria-label="Finance calculator"
      >
        <div className="grid min-w-0 content-start gap-7 p-panel noscript:hidden">
          <h3 className="text-h3">Estimate your repayments</h3>
          {slider('amount')}
          {slider('termYears')}
          {slider('annualRatePercent')}
          {isAsked(setup, 'residual') && (
            <div className="grid gap-4 sm:grid-cols-2">
              {isAsked(setup, 'deposit') && field('deposit')}
              {field('residual')}
            </div>
          )}
        </div>
        <RepaymentResult
          quote={answer}
          termYears={values.termYears}
          frequency={values.frequency}
          frequencies={setup.frequencies}
          onFrequency={(frequency) => change({ frequency })}
        >
          {children}
        </RepaymentResult>
      </fieldset>
      <Spoken quote={answer} />
      <div className="border-t border-line px-panel py-3 [@media(scripting:none)]:hidden">
        <Button
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={workingId}
          disabled={!live}
          onClick={() => {
            working.load();
            setOpen(!open);
          }}
        >
          {open ? 'Hide working' : 'Show working'}
          <Chevron aria-hidden size={18} strokeWidth={1.75} />
        </Button>
        <div id={workingId} hidden={!open}>
          {open &&
            (working.module ? (
              <working.module.default setup={setup} values={values} quote={answer} />
            ) : (
              <p className="py-4 text-ink-2">
                {working.failed ? 'The working could not be loaded. Please try again.' : 'One moment…'}
              </p>
            ))}
        </div>
      </div>
    </div>
  );
}
