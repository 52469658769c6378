import type { VehicleMediaContent } from '@forecourt/media';
import type { Autogauge } from '@forecourt/platform-client';
import type { VehicleBlockProps } from '../slots.ts';

/** Props of a layout of the vehicle page. */
export interface LayoutProps extends VehicleBlockProps {
  /** The media of the vehicle. */
  media: VehicleMediaContent;
  crumbs: readonly { name: string; href?: string }[];
  /** The market figures of the price. */
  figures: Autogauge | null;
  /** The absolute URL of the page, for sharing. */
  url?: string;
}
