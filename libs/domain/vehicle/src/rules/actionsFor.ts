import type { Car } from '../car/car.ts';
import type { CarType } from '../car/carType.ts';
import type { FeatureFlags } from '../car/feature.ts';
import { FIND_SIMILAR } from './availability.ts';
import { canTestDrive } from './canTestDrive.ts';
import { featureVisible } from './featureVisible.ts';
import type { FeatureCar } from './featureVisible.ts';
import { isForSale } from './isForSale.ts';

/** The action buttons of the requirements, in the default order. */
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

/** A site's custom button: its label, an `https:` URL, and its emphasis. */
export type CustomAction = { label: string; href: string; variant?: 'filled' | 'outline' | 'text' };

/** A site's settings of action buttons: an order per car type (unknown names are ignored), features, a custom button. */
export type ActionSite = {
  actions?: Partial<Record<CarType, readonly string[]>>;
  features?: FeatureFlags;
  customAction?: CustomAction | null;
};

/** One button. `enquiry` is the prefill of its form, `null` for a blank form. */
export type Action =
  | { name: 'details'; href: string }
  | { name: 'testDrive' | 'finance' | 'reserve' | 'tradeIn' }
  | { name: 'enquire'; enquiry: typeof FIND_SIMILAR | null }
  | { name: 'findSimilar'; enquiry: typeof FIND_SIMILAR }
  | ({ name: 'custom' } & CustomAction);

/**
 * The buttons of a vehicle, in the site's order for its car type, each once. A sold vehicle has only the button for a similar
 * one; an unavailable vehicle has details and an enquiry, prefilled with a request for a similar one. Otherwise each button has
 * its own rule: test drive `canTestDrive`; finance, reserve and trade-in `featureVisible`; custom an `https:` URL (ruling 72).
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
  if (name === 'details') return { name, href: car.path };
  if (name === 'enquire') return { name, enquiry: isForSale(car) ? null : FIND_SIMILAR };
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
