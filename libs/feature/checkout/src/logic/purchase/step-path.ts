import { paths } from '@forecourt/site-config';
import { STEP_ANCHOR, type PurchaseStep } from './purchase-steps.ts';

/** The address of a step. */
export const stepPath = (car: string, step: PurchaseStep): string =>
  `${paths.buyOnline(car)}&step=${step}#${STEP_ANCHOR}`;
