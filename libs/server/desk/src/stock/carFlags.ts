import type { ApiSite } from '@forecourt/api';
import { checkoutPath, isSoldOnline, purchasePath, reservationPath } from '@forecourt/site-config';
import {
  actionsFor,
  isExcluded,
  isListed,
  type ActionName,
  type Car,
  type Feature,
} from '@forecourt/vehicle';
import { z } from 'zod';

/** The levels that set a flag, from the most specific to the least; `state` is the car's status, price, reservation or place. */
type Level = 'car' | 'dealer' | 'platform';

/** Why a flag of a car has its value. */
export interface FlagReason {
  flag: string;
  label: string;
  value: boolean;
  decided_by: Level | 'state';
  reason: string;
  levels: { level: Level; value: boolean | null }[];
}

/** The options of the forms that decide buttons, as a site has them. Those of another version count as not set. */
const optionsSchema = z.object({
  // Null is the default order.
  actions: z.record(z.string(), z.array(z.string()).nullable()).default({}),
  show: z.record(z.string(), z.boolean()).default({}),
  customAction: z.object({ label: z.string(), href: z.string() }).nullable().default(null),
});

type Options = z.output<typeof optionsSchema>;

const BUTTONS: readonly { name: ActionName; label: string; feature?: Feature }[] = [
  { name: 'enquire', label: 'Button to enquire' },
  { name: 'testDrive', label: 'Button to book a test drive' },
  { name: 'reserve', label: 'Button to reserve', feature: 'checkout' },
  { name: 'finance', label: 'Button for finance', feature: 'finance' },
  { name: 'tradeIn', label: 'Button for a trade-in', feature: 'tradeIn' },
  { name: 'custom', label: 'Button of the dealer' },
];

const FACTS = [
  { name: 'vin', label: 'VIN on the page' },
  { name: 'regplate', label: 'Number plate on the page' },
  { name: 'privatePlace', label: 'Suburb of a private seller on the page' },
] as const;

const NO_LAW =
  'nobody knows by which law the car is sold, as it stands in none of the states of the dealer’s locations';

/** Why each button and flag of a car's page is there or not. The values are those of the page: the same rules make them. */
export function carFlags(car: Car, site: ApiSite, now: Date): FlagReason[] {
  const read = optionsSchema.safeParse(site.shown?.features['enquiry']);
  const options = read.success ? read.data : null;
  return [
    listedFlag(car, site, now),
    ...BUTTONS.map((button) => {
      const found = buttonFlag(car, options, button);
      return button.name === 'reserve' && found.value ? withTarget(found, car, site) : found;
    }),
    buyOnlineFlag(car, site),
    ...FACTS.map(({ name, label }) => {
      const value = site.publish?.[name] ?? false;
      const reason = value ? 'The site publishes it.' : 'It is private unless the site publishes it.';
      return flag({ flag: `show.${name}`, label, value, reason, dealer: value || null });
    }),
  ];
}

function listedFlag(car: Car, site: ApiSite, now: Date): FlagReason {
  const facts = { flag: 'show_on_dealer_website', label: 'In the listings', car: car.show_on_dealer_website };
  if (isExcluded(car, site.excludeStock ?? []))
    return flag({
      ...facts,
      value: false,
      dealer: false,
      decided: 'dealer',
      reason: 'The site hides its stock number.',
    });
  if (!car.show_on_dealer_website)
    return flag({
      ...facts,
      value: false,
      decided: 'car',
      reason: 'The feed says that it is not for the website.',
    });
  const value = isListed(car, { now });
  const reason = value
    ? 'The feed shows it, and its status is one that is listed.'
    : 'It is not available, or was sold more than three days ago.';
  return flag({ ...facts, value, decided: value ? 'car' : 'state', reason });
}

function buttonFlag(
  car: Car,
  options: Options | null,
  { name, label, feature }: (typeof BUTTONS)[number],
): FlagReason {
  const facts = { flag: `action.${name}`, label };
  if (!options)
    return flag({
      ...facts,
      value: false,
      dealer: false,
      decided: 'dealer',
      reason: 'The site has no forms.',
    });
  const { actions, show, customAction } = options;
  const order = actions[car.car_type];
  const value = actionsFor(car, { actions, features: show, customAction }).some(
    (action) => action.name === name,
  );
  const own = (feature && car.features?.[feature]) ?? null;
  const dealers = (feature && show[feature]) ?? null;
  const levels = { car: own, dealer: dealers };
  if (car.status === 'sold')
    return flag({
      ...facts,
      ...levels,
      value,
      decided: 'state',
      reason: 'A sold car has only the button for a similar one.',
    });
  if (order && !order.includes(name)) {
    const reason = `The list of buttons for ${car.car_type} cars of the site does not have it.`;
    return flag({ ...facts, ...levels, dealer: false, value, decided: 'dealer', reason });
  }
  if (name === 'custom') {
    const reason = customAction ? 'The site declares it.' : 'The site declares none.';
    return flag({ ...facts, value, dealer: value || null, reason });
  }
  if (feature && !(own ?? dealers ?? false)) {
    const reason =
      own === false
        ? 'The car switches it off.'
        : dealers === false
          ? 'The site switches it off.'
          : 'It is off unless the site or the car switches it on.';
    return flag({ ...facts, ...levels, value, reason });
  }
  if (!value)
    return flag({
      ...facts,
      ...levels,
      value,
      decided: 'state',
      reason: 'The status, price or reservation of the car does not allow it.',
    });
  const on = own ? 'The car switches it on.' : 'The site switches it on.';
  return flag({ ...facts, ...levels, value, reason: feature ? on : 'Every car that can have it has it.' });
}

/** The flag of the button to reserve, with where the button leads. */
function withTarget(found: FlagReason, car: Car, { shown }: ApiSite): FlagReason {
  const where =
    shown && reservationPath(shown, car) !== null
      ? 'It leads to the checkout.'
      : shown && checkoutPath(shown, car.slug) !== null
        ? `It opens a form, not the checkout: ${NO_LAW}.`
        : 'It opens a form: the site has no checkout.';
  return { ...found, reason: `${found.reason} ${where}` };
}

/** The flag of the button to buy online. Whether the site shows a button to reserve does not matter to it. */
function buyOnlineFlag(car: Car, { shown }: ApiSite): FlagReason {
  const facts = { flag: 'action.buyOnline', label: 'Button to buy online' };
  if (!shown?.pages.includes('checkout-journey'))
    return flag({ ...facts, value: false, dealer: false, reason: 'The site sells no cars online.' });
  const levels = { car: car.features?.checkout ?? null, dealer: true };
  const value = purchasePath(shown, car) !== null;
  if (value) return flag({ ...facts, ...levels, value, reason: 'The site sells cars online.' });
  if (levels.car === false) return flag({ ...facts, ...levels, value, reason: 'The car switches it off.' });
  const reason = isSoldOnline(shown, car.state)
    ? 'The status, price or reservation of the car does not allow it.'
    : `It is not sold online: ${NO_LAW}.`;
  return flag({ ...facts, ...levels, value, decided: 'state', reason });
}

/** A flag with its levels; without `decided` the first level that is set has decided. */
function flag({
  car = null,
  dealer = null,
  decided,
  ...facts
}: Pick<FlagReason, 'flag' | 'label' | 'value' | 'reason'> & {
  car?: boolean | null;
  dealer?: boolean | null;
  decided?: FlagReason['decided_by'];
}): FlagReason {
  return {
    ...facts,
    decided_by: decided ?? (car !== null ? 'car' : dealer !== null ? 'dealer' : 'platform'),
    levels: [
      { level: 'car', value: car },
      { level: 'dealer', value: dealer },
      { level: 'platform', value: null },
    ],
  };
}
