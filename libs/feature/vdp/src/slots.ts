import { list, one } from '@forecourt/site-config';
import type { VehicleMediaContent } from '@forecourt/media';
import type { Autogauge } from '@forecourt/platform-client';
import type { Car } from '@forecourt/vehicle';

/** Props of every block of the vehicle page. */
export interface VehicleBlockProps {
  car: Car;
  /** The time of the page, the same on the server and in the browser. */
  now: Date;
}

/** Props of the content on the page of a missing vehicle. */
export interface GoneVehicleProps {
  /** The requested slug. */
  slug: string;
  /** Year, make and model from the slug; null if unknown. */
  name: string | null;
}

/** The slots of the vehicle page, in the order of the page. */
export const slots = {
  'vdp.announcement': one<VehicleBlockProps>(
    'The vehicle’s city, if it is not the city of the primary location.',
  ),
  'vdp.breadcrumb': one<VehicleBlockProps & { crumbs: readonly { name: string; href?: string }[] }>(
    'The breadcrumb.',
  ),
  'vdp.gallery': one<
    VehicleBlockProps & {
      /** The media of the vehicle. */
      media: VehicleMediaContent;
    }
  >('Pictures, video and 360 view of the vehicle.'),
  'vdp.gallery-tools': list<VehicleBlockProps>(
    'Small buttons over the pictures, top right, before the full-screen button.',
  ),
  'vdp.title': one<VehicleBlockProps>('Title of the vehicle: tag, name, badge and stock number.'),
  'vdp.price': one<VehicleBlockProps>('Price, price type and previous price.'),
  'vdp.highlights': one<VehicleBlockProps>('Three facts beside the price.'),
  'vdp.finance-estimate': one<VehicleBlockProps>('The estimated repayment with both rates and the warning.'),
  'vdp.status': one<VehicleBlockProps>(
    'Status if the vehicle is coming soon, reserved or not available; otherwise empty.',
  ),
  'vdp.actions': list<VehicleBlockProps>(
    'Actions of the vehicle: one filled button, two outlined ones, then links in text.',
  ),
  'vdp.call': one<VehicleBlockProps>('The number to call about this vehicle.'),
  'vdp.sold': one<VehicleBlockProps>('The SOLD panel, which replaces price and actions of a sold vehicle.'),
  'vdp.sold-actions': list<VehicleBlockProps>('Action buttons of a sold vehicle.'),
  'vdp.location': one<VehicleBlockProps>('The vehicle’s location with its hours and dealer licence.'),
  'vdp.views': one<VehicleBlockProps>('Number of views of the vehicle; empty without views.'),
  'vdp.share': one<
    VehicleBlockProps & {
      /** The absolute URL of the page. */
      url?: string;
    }
  >('Share links.'),
  'vdp.follow': list<VehicleBlockProps>('Links to follow the vehicle, below the share links.'),
  'vdp.documents': one<VehicleBlockProps>('Documents: print page, PDF, history report.'),
  'vdp.certified': one<VehicleBlockProps>('What a certified vehicle includes; empty for other vehicles.'),
  'vdp.key-information': one<VehicleBlockProps>('Key information in tiles.'),
  'vdp.info-tabs': one<VehicleBlockProps>('Tabs about the vehicle and the dealer; each panel is a slot too.'),
  'vdp.comments': one<VehicleBlockProps>('The dealer’s comments about the vehicle.'),
  'vdp.included': one<VehicleBlockProps>('The panel "What\'s Included" of the tabs.'),
  'vdp.why-buy': one<VehicleBlockProps>('The panel "Why Buy From Us?" of the tabs.'),
  'vdp.reserve': one<VehicleBlockProps>('The panel "Reserve Online" of the tabs.'),
  'vdp.protect': one<VehicleBlockProps>('The panel "Protect Your Car" of the tabs.'),
  'vdp.features': one<VehicleBlockProps>('Features of the vehicle.'),
  'vdp.specifications': one<VehicleBlockProps>('All specifications of the vehicle.'),
  'vdp.towing': one<VehicleBlockProps>(
    'Masses of a caravan and the towing capacity it needs; empty for other vehicles.',
  ),
  'vdp.price-gauge': one<
    VehicleBlockProps & {
      /** The market figures; null if there are none. */
      figures: Autogauge | null;
    }
  >('Market comparison of the price with its source; empty without figures.'),
  'vdp.finance-calculator': one<VehicleBlockProps>('The finance calculator, with the disclaimer below it.'),
  'vdp.finance-disclaimer': one<VehicleBlockProps>(
    'The lender’s disclaimer for the figures of this vehicle.',
  ),
  'vdp.sections': list<VehicleBlockProps>('Further sections across the page.'),
  'vdp.delivery': one<VehicleBlockProps>('Delivery calculator by postcode.'),
  'vdp.fuel': one<VehicleBlockProps>('Weekly fuel cost; empty for an electric vehicle.'),
  'vdp.where': one<VehicleBlockProps>('Map and address of the vehicle’s location, or several locations.'),
  'vdp.why-buy-panel': one<VehicleBlockProps>('Reasons to buy here, across the page.'),
  'vdp.sales-counter': one<VehicleBlockProps>('Sales counter; off by default.'),
  'vdp.questions': one<VehicleBlockProps>('Frequently asked questions.'),
  'vdp.tiles': one<VehicleBlockProps>('Three tiles with links.'),
  'vdp.disclaimer': one<VehicleBlockProps>('Small print at the end of the page.'),
  'vdp.similar': one<VehicleBlockProps>('Similar vehicles.'),
  'vdp.recently-viewed': one<VehicleBlockProps>('The other vehicles that the visitor has viewed.'),
  'vdp.gone': list<GoneVehicleProps>(
    'Content of the page of a removed or unknown vehicle, which has status 404.',
  ),
  'vdp.slim-bar': one<VehicleBlockProps>(
    'Bar with name, price and Enquire: on phones at the bottom, on wider screens at the top from 500 pixels of scroll.',
  ),
  'vdp.sticky-header': one<VehicleBlockProps>(
    'Sticky header with the vehicle in short, from 500 pixels of scroll; off by default.',
  ),
  'vdp.bottom-bar': one<VehicleBlockProps>(
    'Bottom bar with call and enquiry buttons, beyond 900 pixels of scroll; off by default.',
  ),
  'vdp.popup': one<VehicleBlockProps>('The dealer’s promotion in a dialog, shown once to each visitor.'),
};
