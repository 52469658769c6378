import { takesMark } from '@forecourt/page/mark';
import type { Navigation } from '@forecourt/page/mark';

/** The mark of an address that the payment page leads back to. */
export const BACK = ['back'] as const;

/**
 * Whether a checkout page is loaded again: after a refusal too, because it may mean that the page has changed, its price or its terms. Not when its
 * mark alone is taken from the address (`useCountedPayment`).
 */
export const reloads = (navigation: Navigation): boolean => !takesMark(navigation, BACK);
