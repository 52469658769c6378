import type { Car } from '../car/car.ts';
import type { CarType } from '../car/carType.ts';
import type { FeatureFlags } from '../car/feature.ts';
import { FIND_SIMILAR } from './availability.ts';
import { canTestDrive } from './canTestDrive.ts';
import { featureVisible } from './featureVisible.ts';
import type { FeatureCar } from './featureVisible.ts';

/** The action buttons of the requirements, in the order used when a site names none. */
export const ACTION_NAMES = [
  'details',
  'testDrive',
  'finance',
  'reserve',
  'tradeIn',
  'enquire',
  'custom',
] as const;

/** One of the action buttons of the requirements. */
export type ActionName = (typeof ACTION_NAMES)[number];

/** A site's own button: its words, an `https:` address, and how strong it looks. */
export type CustomAction = { label: string; href: string; variant?: 'filled' | 'outline' | 'text' };

/** What a site says about action buttons: an order per car type (unknown names are ignored), features, its own button. */
export type ActionSite = {
  actions?: Partial<Record<CarType, readonly string[]>>;
  features?: FeatureFlags;
  customAction?: CustomAction | null;
};

/** One button to draw. `enquiry` is what the form starts with, `null` for a blank one. */
export type Action =
  | { name: 'details'; href: string }
  | { name: 'testDrive' | 'finance' | 'reserve' | 'tradeIn' }
  | { name: 'enquire'; enquiry: typeof FIND_SIMILAR | null }
  | { name: 'findSimilar'; enquiry: typeof FIND_SIMILAR }
  | ({ name: 'custom' } & CustomAction);

/**
 * The buttons a vehicle shows, in the site's order for its car type, each once. A sold vehicle has only the wish for a
 * similar one; a vehicle that is unavailable keeps its details and an enquiry prefilled with that wish; otherwise each
 * button follows its own rule: test drive that of `canTestDrive`, finance, reserve and trade-in those of `featureVisible`, custom an `https:` address
 * (ruling 72).
 *
 * @example actionsFor({ ...car, status: 'sold' }, {}).map(({ name }) => name) // ['findSimilar']
 */
export function actionsFor(car: FeatureCar & Pick<Car, 'car_type' | 'path'>, site: ActionSite): Action[] {
  if (car.status === 'sold') return [{ name: 'findSimilar', enquiry: FIND_SIMILAR }];
  const wanted = new Set<string>(site.actions?.[car.car_type] ?? ACTION_NAMES);
  return [...wanted]
    .filter(isActionName)
    .map((name) => actionFor(name, car, site))
    .filter((action) => action !== null);
}

function actionFor(name: ActionName, car: FeatureCar & Pick<Car, 'path'>, site: ActionSite): Action | null {
  const forSale = car.status === 'in_stock' || car.status === 'coming_soon';
  if (name === 'details') return { name, href: car.path };
  if (name === 'enquire') return { name, enquiry: forSale ? null : FIND_SIMILAR };
  if (name === 'custom') return customAction(site.customAction ?? null);
  if (name === 'testDrive') return canTestDrive(car) ? { name } : null;
  return featureVisible(name === 'reserve' ? 'checkout' : name, car, site) ? { name } : null;
}

function customAction(action: CustomAction | null): Action | null {
  return action !== null && /^https:\/\/\S+$/i.test(action.href) ? { name: 'custom', ...action } : null;
}

function isActionName(name: string): name is ActionName {
  return ACTION_NAMES.some((known) => known === name);
}
