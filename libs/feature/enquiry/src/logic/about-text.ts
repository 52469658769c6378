import { formatDollars } from '@forecourt/pricing';
import type { EnquiryOptions } from '../manifest.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';

/** The text of a button; a caravan has an inspection instead of a test drive. */
export function aboutText(
  about: EnquiryAbout,
  car: Pick<EnquiryCar, 'item_type'>,
  { reserveDepositDollars }: Pick<EnquiryOptions, 'reserveDepositDollars'>,
): string {
  switch (about) {
    case 'test-drive':
      return isDriven(car) ? 'Book test drive' : 'Book a viewing';
    case 'photos':
      return 'Request photos';
    case 'finance':
      return 'Get finance';
    case 'reserve':
      return `Reserve for ${formatDollars(reserveDepositDollars)}`;
    case 'trade-in':
      return 'Value my trade-in';
  }
}

/** A caravan is inspected, not driven. */
export function isDriven(car: Pick<EnquiryCar, 'item_type'>): boolean {
  return car.item_type !== 'caravan';
}
