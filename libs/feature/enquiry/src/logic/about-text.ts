import { formatDollars } from '@forecourt/pricing';
import { wayToTry, type WayToTry } from '@forecourt/vehicle';
import type { EnquiryOptions } from '../manifest.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';

/** What the button says for each way to try a vehicle. */
const TRY_BUTTONS: Readonly<Record<WayToTry, string>> = {
  drive: 'Book test drive',
  ride: 'Book test ride',
  viewing: 'Book a viewing',
};

/** The text of a button. */
export function aboutText(
  about: EnquiryAbout,
  car: Pick<EnquiryCar, 'item_type'>,
  { reserveDepositDollars }: Pick<EnquiryOptions, 'reserveDepositDollars'>,
): string {
  switch (about) {
    case 'test-drive':
      return TRY_BUTTONS[wayToTry(car.item_type)];
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
