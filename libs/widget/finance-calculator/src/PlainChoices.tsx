import { Button, Select, TextField } from '@forecourt/primitives';
import { askedNumbers } from './link.ts';
import { FREQUENCY_KEY } from './loanQuery.ts';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';
import { labelOf, printed } from './values.ts';

const NAMES = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' };

/** The inputs of the calculator without JavaScript: a form that submits to the page itself, which renders the result. */
export function PlainChoices({
  setup,
  values,
  asked,
}: {
  setup: CalculatorSetup;
  values: CalculatorValues;
  /** The query string of the page. */
  asked: string;
}) {
  return (
    <form
      method="get"
      action="#finance-calculator"
      aria-label="Finance calculator, without scripts"
      className="hidden gap-4 p-panel sm:grid-cols-2 lg:grid-cols-3 noscript:grid"
    >
      <h3 className="col-span-full text-h3">Estimate your repayments</h3>
      {askedNumbers(setup, asked).map(({ name, key, error }) => (
        <TextField
          key={key}
          id={`plain-${key}`}
          name={key}
          label={labelOf(setup, name)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={printed[name](values[name])}
          error={error}
        />
      ))}
      {setup.frequencies.length > 1 && (
        <Select
          id={`plain-${FREQUENCY_KEY}`}
          name={FREQUENCY_KEY}
          label="How often you pay"
          defaultValue={values.frequency}
        >
          {setup.frequencies.map((each) => (
            <option key={each} value={each}>
              {NAMES[each]}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="outline" className="col-span-full justify-self-start">
        Work it out
      </Button>
    </form>
  );
}
