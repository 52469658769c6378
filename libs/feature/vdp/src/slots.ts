import { list, one } from '@forecourt/site-config';
import type { VehicleMediaContent } from '@forecourt/media';
import type { Autogauge } from '@forecourt/platform-client';
import type { Car } from '@forecourt/vehicle';

/** What every block of the vehicle page is given. */
export interface VehicleBlockProps {
  car: Car;
  /** The moment of the page, the same on the server and in the browser. */
  now: Date;
}

/** What stands on the page of a vehicle that is not here is given this. */
export interface GoneVehicleProps {
  /** The slug that was asked for. */
  slug: string;
  /** What it still tells: year, make and model; null for nothing. */
  name: string | null;
}

/** The slots of the vehicle page, in the order of the page. */
export const slots = {
  'vdp.announcement': one<VehicleBlockProps>(
    'Where the vehicle stands when that is another city; nothing otherwise.',
  ),
  'vdp.breadcrumb': one<VehicleBlockProps & { crumbs: readonly { name: string; href?: string }[] }>(
    'The way from the home page to the vehicle.',
  ),
  'vdp.gallery': one<
    VehicleBlockProps & {
      /** What can be shown of it. */
      media: VehicleMediaContent;
    }
  >('Pictures, film and 360 view of the vehicle.'),
  'vdp.gallery-tools': list<VehicleBlockProps>(
    'Small buttons over the pictures, top right, before the one for the whole window.',
  ),
  'vdp.title': one<VehicleBlockProps>('What the vehicle is: tag, name, badge and stock number.'),
  'vdp.price': one<VehicleBlockProps>('Price, price type and what it was.'),
  'vdp.highlights': one<VehicleBlockProps>('Three facts beside the price.'),
  'vdp.finance-estimate': one<VehicleBlockProps>('The estimated repayment with both rates and the warning.'),
  'vdp.status': one<VehicleBlockProps>(
    'That the vehicle is coming, reserved or cannot be had; nothing where it is in stock and free.',
  ),
  'vdp.actions': list<VehicleBlockProps>('What a shopper can do about this vehicle.'),
  'vdp.call': one<VehicleBlockProps>('The number to call about this vehicle.'),
  'vdp.sold': one<VehicleBlockProps>(
    'What stands in the place of price and actions once the vehicle is sold.',
  ),
  'vdp.sold-actions': list<VehicleBlockProps>('What a shopper can do once the vehicle is sold.'),
  'vdp.location': one<VehicleBlockProps>('Where the vehicle stands, its hours and its licence.'),
  'vdp.views': one<VehicleBlockProps>(
    'How often the vehicle was looked at; nothing for one that nobody has seen.',
  ),
  'vdp.share': one<
    VehicleBlockProps & {
      /** The whole address of the page. */
      url?: string;
    }
  >('Ways to show the vehicle to somebody.'),
  'vdp.documents': one<VehicleBlockProps>('The vehicle on paper: print page, PDF, history report.'),
  'vdp.certified': one<VehicleBlockProps>(
    'What the dealer vouches for in a certified vehicle; nothing of another.',
  ),
  'vdp.key-information': one<VehicleBlockProps>('Key information in tiles.'),
  'vdp.info-tabs': one<VehicleBlockProps>(
    'The tabs about the vehicle and the dealer; their panels are slots of their own.',
  ),
  'vdp.comments': one<VehicleBlockProps>('What the dealer says about the vehicle.'),
  'vdp.included': one<VehicleBlockProps>('The panel "What\'s Included" of the tabs.'),
  'vdp.why-buy': one<VehicleBlockProps>('The panel "Why Buy From Us?" of the tabs.'),
  'vdp.reserve': one<VehicleBlockProps>('The panel "Reserve Online" of the tabs.'),
  'vdp.protect': one<VehicleBlockProps>('The panel "Protect Your Car" of the tabs.'),
  'vdp.features': one<VehicleBlockProps>('What is fitted to the vehicle.'),
  'vdp.specifications': one<VehicleBlockProps>('Everything that is known of the vehicle.'),
  'vdp.towing': one<VehicleBlockProps>(
    'What a caravan weighs and what may tow it; nothing for other vehicles.',
  ),
  'vdp.price-gauge': one<
    VehicleBlockProps & {
      /** Where the price lies in the market; null where that cannot be told. */
      figures: Autogauge | null;
    }
  >('Where the price lies in the market, and what that rests on; nothing where it cannot be told.'),
  'vdp.finance-calculator': one<VehicleBlockProps>('The finance calculator, with the disclaimer below it.'),
  'vdp.finance-disclaimer': one<VehicleBlockProps>('What the lender says about the figures of this vehicle.'),
  'vdp.sections': list<VehicleBlockProps>('Further sections across the page.'),
  'vdp.delivery': one<VehicleBlockProps>('What delivery to a postcode costs.'),
  'vdp.fuel': one<VehicleBlockProps>('What fuel costs a week; nothing of an electric vehicle.'),
  'vdp.where': one<VehicleBlockProps>('Map and address of where to see it, or several locations.'),
  'vdp.why-buy-panel': one<VehicleBlockProps>('Reasons to buy here, across the page.'),
  'vdp.sales-counter': one<VehicleBlockProps>('The running number of the month; off by default.'),
  'vdp.questions': one<VehicleBlockProps>('Questions with answers that unfold.'),
  'vdp.tiles': one<VehicleBlockProps>('Three tiles that lead on.'),
  'vdp.disclaimer': one<VehicleBlockProps>('Small print at the end of the page.'),
  'vdp.similar': one<VehicleBlockProps>('Vehicles like this one.'),
  'vdp.gone': list<GoneVehicleProps>(
    'Ways on from a vehicle that left or never was; its page is answered 404.',
  ),
  'vdp.sticky-header': one<VehicleBlockProps>(
    'The vehicle in short, at the top of the window from 500 pixels of scroll.',
  ),
  'vdp.bottom-bar': one<VehicleBlockProps>(
    'Call and ask, at the foot of the window beyond 900 pixels of scroll, where a dealer wants it.',
  ),
  'vdp.popup': one<VehicleBlockProps>(
    'A promotion in a dialog, once to each visitor, where a dealer has one.',
  ),
};
