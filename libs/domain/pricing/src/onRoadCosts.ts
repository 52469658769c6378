/** A part of a table of duty. It applies to values above `overDollars`, up to the next part. */
export interface DutyBracket {
  overDollars: number;
  /** What is due before any step, cents. */
  baseCents: number;
  /** What is due for each step, and for each part of one, cents. */
  centsPerStep: number;
  stepDollars: number;
  /** Whether the steps count the whole value, or only what is above `overDollars`. */
  of: 'whole' | 'excess';
}

/** Which vehicles a rule is for; null for any. */
export interface OnRoadCondition {
  /** As `simple_fuel` has them, such as `Electric`. */
  fuels: readonly string[] | null;
  minCylinders: number | null;
  maxCylinders: number | null;
  /** Whether the registration has not run out. */
  registered: boolean | null;
  carTypes: readonly string[] | null;
}

/** One amount of a charge, for the vehicles of its condition. */
export interface OnRoadRule {
  when: OnRoadCondition;
  /** A fixed amount, cents, or a table of duty. */
  amount: number | readonly DutyBracket[];
}

/** A charge on top of a price, such as duty; the first rule that applies has its amount. */
export interface OnRoadCharge {
  label: string;
  /** Who sets the amount, and where it is published. */
  source: string;
  rules: readonly OnRoadRule[];
}

/** What the amounts depend on. Null: it is not known. */
export interface OnRoadFacts {
  /** The value on which duty is charged, cents. */
  valueCents: number;
  fuel: string | null;
  cylinders: number | null;
  registered: boolean | null;
  carType: string | null;
}

/**
 * The on-road costs of a vehicle, in cents, from the charges of the state in which it is registered. Duty is charged for each step that has
 * begun (“$3 for each $100, or part of $100”), so it is rounded up to a step and nowhere else. A charge of 0 is left out. The result is null,
 * and not a smaller sum, if there are no charges, or one of them has no rule for the vehicle, or depends on a fact that is not known.
 *
 * @example
 * const duty = { overDollars: 0, baseCents: 0, centsPerStep: 300, stepDollars: 100, of: 'whole' };
 * onRoadCosts([{ label: 'Duty', source: 'The state', rules: [{ when: everyVehicle, amount: [duty] }] }], { ...facts, valueCents: 2_000_001 });
 * // [{ label: 'Duty', cents: 60_300 }]
 */
export function onRoadCosts(
  charges: readonly OnRoadCharge[],
  facts: OnRoadFacts,
): { label: string; cents: number }[] | null {
  const amounts = charges.map(({ label, rules }) => ({ label, cents: amountOf(rules, facts) }));
  const known = amounts.flatMap(({ label, cents }) => (cents === null ? [] : [{ label, cents }]));
  if (charges.length === 0 || known.length < charges.length) return null;
  return known.filter(({ cents }) => cents > 0);
}

function amountOf(rules: readonly OnRoadRule[], facts: OnRoadFacts): number | null {
  for (const { when, amount } of rules) {
    const fits = fit(when, facts);
    if (fits === 'unknown') return null;
    if (fits) return typeof amount === 'number' ? amount : dutyOf(amount, facts.valueCents);
  }
  return null;
}

/** `unknown` only if no known fact rules the condition out. */
function fit(when: OnRoadCondition, facts: OnRoadFacts): boolean | 'unknown' {
  const { minCylinders: min, maxCylinders: max } = when;
  const answers = [
    test(when.fuels, facts.fuel, (fuels, fuel) => fuels.includes(fuel)),
    test(min, facts.cylinders, (least, cylinders) => cylinders >= least),
    test(max, facts.cylinders, (most, cylinders) => cylinders <= most),
    test(when.registered, facts.registered, (wanted, registered) => wanted === registered),
    test(when.carTypes, facts.carType, (types, type) => types.includes(type)),
  ];
  if (answers.includes(false)) return false;
  return answers.includes('unknown') ? 'unknown' : true;
}

function test<W, F>(wanted: W | null, fact: F | null, holds: (wanted: W, fact: F) => boolean) {
  if (wanted === null) return true;
  return fact === null ? 'unknown' : holds(wanted, fact);
}

function dutyOf(brackets: readonly DutyBracket[], valueCents: number): number | null {
  const [bracket] = brackets
    .filter(({ overDollars }) => valueCents > overDollars * 100)
    .toSorted((one, other) => other.overDollars - one.overDollars);
  if (!bracket) return null;
  const { of, overDollars, stepDollars, baseCents, centsPerStep } = bracket;
  const taxed = of === 'whole' ? valueCents : valueCents - overDollars * 100;
  return baseCents + Math.ceil(taxed / (stepDollars * 100)) * centsPerStep;
}
