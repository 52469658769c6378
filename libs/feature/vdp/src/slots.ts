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

declare module '@forecourt/slots' {
  interface SlotRegistry {
    'vdp.breadcrumb': VehicleBlockProps & { crumbs: readonly { name: string; href?: string }[] };
    'vdp.gallery': VehicleBlockProps & {
      /** What can be shown of it. */
      media: VehicleMediaContent;
    };
    'vdp.gallery-tools': VehicleBlockProps;
    'vdp.announcement': VehicleBlockProps;
    'vdp.sticky-header': VehicleBlockProps;
    'vdp.bottom-bar': VehicleBlockProps;
    'vdp.popup': VehicleBlockProps;
    'vdp.share': VehicleBlockProps & {
      /** The whole address of the page. */
      url?: string;
    };
    'vdp.documents': VehicleBlockProps;
    'vdp.views': VehicleBlockProps;
    'vdp.title': VehicleBlockProps;
    'vdp.price': VehicleBlockProps;
    'vdp.highlights': VehicleBlockProps;
    'vdp.finance-estimate': VehicleBlockProps;
    'vdp.status': VehicleBlockProps;
    'vdp.actions': VehicleBlockProps;
    'vdp.call': VehicleBlockProps;
    'vdp.sold': VehicleBlockProps;
    'vdp.sold-actions': VehicleBlockProps;
    'vdp.location': VehicleBlockProps;
    'vdp.certified': VehicleBlockProps;
    'vdp.key-information': VehicleBlockProps;
    'vdp.info-tabs': VehicleBlockProps;
    'vdp.comments': VehicleBlockProps;
    'vdp.included': VehicleBlockProps;
    'vdp.why-buy': VehicleBlockProps;
    'vdp.reserve': VehicleBlockProps;
    'vdp.protect': VehicleBlockProps;
    'vdp.features': VehicleBlockProps;
    'vdp.specifications': VehicleBlockProps;
    'vdp.towing': VehicleBlockProps;
    'vdp.price-gauge': VehicleBlockProps & {
      /** Where the price lies in the market; null where that cannot be told. */
      figures: Autogauge | null;
    };
    'vdp.finance-calculator': VehicleBlockProps;
    'vdp.finance-disclaimer': VehicleBlockProps;
    'vdp.sections': VehicleBlockProps;
    'vdp.delivery': VehicleBlockProps;
    'vdp.fuel': VehicleBlockProps;
    'vdp.where': VehicleBlockProps;
    'vdp.why-buy-panel': VehicleBlockProps;
    'vdp.sales-counter': VehicleBlockProps;
    'vdp.questions': VehicleBlockProps;
    'vdp.tiles': VehicleBlockProps;
    'vdp.disclaimer': VehicleBlockProps;
    'vdp.gone': GoneVehicleProps;
    'vdp.similar': VehicleBlockProps;
  }
}
