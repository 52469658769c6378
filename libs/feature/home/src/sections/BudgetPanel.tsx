import {
  ChoiceChip,
  LinkButton,
  RadioGroup,
  RangeField,
  SliderTrack,
  buttonStyle,
} from '@forecourt/primitives';
import { formatDollars } from '@forecourt/pricing';
import {
  comparisonBasis,
  comparisonWarnings,
  formatRate,
  ratesInForce,
  standardExample,
} from '@forecourt/finance';
import { useSite } from '@forecourt/site-config/react';
import { typedAmount, typedProblem } from '@forecourt/values';
import { useState } from 'react';
import { QUICK_PRICES, priceSlider } from '@forecourt/stock-search';
import type { BudgetFacts } from '@forecourt/stock-search';
import { FinanceWarning } from '@forecourt/vehicle-ui';
import { REPAYMENT_SLIDER, budgetOf, budgetView } from '../logic/budget-view.ts';
import type { BudgetState } from '../logic/budget-view.ts';

export interface BudgetPanelProps {
  state: BudgetState;
  facts: BudgetFacts | null;
  /** The site's quick picks. */
  quick: 'everyday' | 'prestige';
  /** The time of the page. */
  now: Date;
  onChange(part: Partial<BudgetState>): void;
}

const PERIODS = { weekly: 'per week', monthly: 'per month' } as const;
const WAYS = [
  { value: 'repayment', label: 'Repayment' },
  { value: 'price', label: 'Price' },
] as const;

/** The inputs of the budget: the repayment or the prices, and the button with the count. */
export function BudgetPanel({ state, facts, quick, now, onChange }: BudgetPanelProps) {
  return (
    <>
      <RadioGroup
        legend="Search by"
        hideLegend
        name="by"
        look="segments"
        value={state.by}
        choices={WAYS}
        onChange={(by) => onChange({ by: by === 'price' ? 'price' : 'repayment' })}
      />
      {state.by === 'repayment' ? (
        <Repayments state={state} now={now} onChange={onChange} />
      ) : (
        <Prices state={state} quick={quick} onChange={onChange} />
      )}
      <Found state={state} facts={facts} />
    </>
  );
}

function Repayments({ state, now, onChange }: Pick<BudgetPanelProps, 'state' | 'now' | 'onChange'>) {
  const slider = REPAYMENT_SLIDER[state.frequency];
  const { repayment, deposit, price } = budgetOf(state);
  return (
    <>
      <div className="mt-5 grid grid-cols-[1fr_auto] gap-x-6">
        <label htmlFor="budget-repayment" className="text-small text-ink-2">
          I can repay <span className="sr-only">dollars {PERIODS[state.frequency]}</span>
        </label>
        <label htmlFor="budget-deposit" className="text-small text-ink-2">
          Deposit or trade-in
        </label>
        <AmountField
          id="budget-repayment"
          amount={repayment}
          className="text-h2 font-bold"
          onAmount={(text) => onChange({ repayment: text })}
        />
        <AmountField
          id="budget-deposit"
          amount={deposit}
          className="w-32 text-h3 font-bold"
          onAmount={(text) => onChange({ deposit: text })}
        />
      </div>
      <SliderTrack
        aria-label={`Repayment ${PERIODS[state.frequency]}`}
        aria-valuetext={`${formatDollars(repayment)} ${PERIODS[state.frequency]}`}
        {...slider}
        value={Math.min(Math.max(repayment, slider.min), slider.max)}
        onSlide={(wanted) => onChange({ repayment: String(wanted) })}
      />
      <p className="flex justify-between text-print text-ink-3 tabular-nums">
        <span>{formatDollars(slider.min)}</span>
        <span>
          {formatDollars(slider.max)} {PERIODS[state.frequency]}
        </span>
      </p>
      <Rates now={now} />
      <p className="mt-3 text-small text-ink-2">
        Estimated budget <strong className="text-ink">{formatDollars(Math.floor(price))}</strong>: five years
        of repayments and your deposit, before interest and fees.
      </p>
    </>
  );
}

/** The dealer's rates, while they are in force, with the warning required by law. */
function Rates({ now }: Pick<BudgetPanelProps, 'now'>) {
  const { finance } = useSite();
  if (!finance || !ratesInForce(finance, now)) return null;
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-small">
        <div>
          <dd className="font-bold">{formatRate(finance.annualRatePercent)}</dd>
          <dt>interest rate</dt>
        </div>
        <div>
          <dd className="font-bold">{formatRate(finance.comparisonRatePercent)}</dd>
          <dt>comparison rate*</dt>
        </div>
      </dl>
      <FinanceWarning
        basis={comparisonBasis(standardExample)}
        warning={finance.warning ?? comparisonWarnings.short}
        className="mt-3"
      />
    </>
  );
}

/**
 * An input for an amount in dollars, such as `1.5k`; it applies on blur or Enter and then shows the parsed amount.
 * Invalid input counts as 0; it stays in the field with an error message.
 */
function AmountField({
  id,
  amount,
  className,
  onAmount,
}: {
  id: string;
  amount: number;
  className: string;
  onAmount(text: string): void;
}) {
  const [unread, setUnread] = useState<string | null>(null);
  const note = unread === null ? null : typedProblem(unread, formatDollars(200));
  return (
    <div className="min-w-0">
      <input
        key={unread === null ? amount : 'unread'}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={note !== null || undefined}
        aria-describedby={`${id}-note`}
        defaultValue={unread ?? formatDollars(amount)}
        onBlur={({ target }) => {
          const { amount: read, problem } = typedAmount(target.value);
          setUnread(problem === null ? null : target.value);
          onAmount(String(read ?? 0));
          if (problem === null) target.value = formatDollars(amount);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className={`h-12 min-w-0 max-w-full rounded-field border border-transparent bg-transparent tabular-nums hover:border-line-strong focus:border-focus focus:ring-3 focus:ring-focus/30 focus:outline-none ${className}`}
      />
      <p id={`${id}-note`} aria-live="polite" className="range-note">
        {note && `${note} It counts as $0.`}
      </p>
    </div>
  );
}

function Prices({ state, quick, onChange }: Omit<BudgetPanelProps, 'facts' | 'now'>) {
  const picks = QUICK_PRICES[quick];
  return (
    <div className="mt-5 grid gap-5">
      <RangeField
        id="budget-price"
        label="Price"
        {...priceSlider(quick)}
        prefix="$"
        value={state.price}
        onChange={(price) => onChange({ price })}
      />
      <div role="group" aria-label="Quick picks" className="flex flex-wrap gap-2">
        {picks.map((pick) => (
          <ChoiceChip
            key={pick}
            label={`Up to ${formatDollars(pick)}`}
            chosen={state.price.min === null && state.price.max === pick}
            onToggle={() => onChange({ price: { min: null, max: pick } })}
          />
        ))}
      </div>
    </div>
  );
}

/** The link to the results. Below the lowest price in stock it is a disabled button, with the reason in a sentence. */
function Found({ state, facts }: Pick<BudgetPanelProps, 'state' | 'facts'>) {
  const site = useSite();
  if (facts === null) return null;
  const { label, disabled, message, href } = budgetView(state, facts, {
    slug: site.slug,
    preOwnedLabel: site.stock.preOwnedLabel,
    itemTypes: site.stock.itemTypes,
  });
  return (
    <div className="mt-5">
      {disabled ? (
        <button type="button" disabled className={buttonStyle('filled', 'medium', 'w-full')}>
          {label}
        </button>
      ) : (
        <LinkButton href={href} className="w-full">
          {label}
        </LinkButton>
      )}
      <p role="status" className="mt-2 text-small text-ink-2 empty:mt-0">
        {message}
      </p>
    </div>
  );
}
