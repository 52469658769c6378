import type { SlotDeclaration } from '@forecourt/site-config';

/** Every block of the vehicle page that a dealer can wrap or replace, in the order of the page. */
export const slots: readonly SlotDeclaration[] = [
  {
    id: 'vdp.breadcrumb',
    kind: 'one',
    purpose: 'The way from the home page to the vehicle.',
    stability: 'stable',
  },
  {
    id: 'vdp.gallery',
    kind: 'one',
    purpose: 'Pictures, film and 360 view of the vehicle.',
    stability: 'stable',
  },
  {
    id: 'vdp.title',
    kind: 'one',
    purpose: 'What the vehicle is: tag, name, badge and stock number.',
    stability: 'stable',
  },
  { id: 'vdp.price', kind: 'one', purpose: 'Price, price type and what it was.', stability: 'stable' },
  { id: 'vdp.highlights', kind: 'one', purpose: 'Three facts beside the price.', stability: 'stable' },
  {
    id: 'vdp.finance-estimate',
    kind: 'one',
    purpose: 'The estimated repayment with both rates and the warning.',
    stability: 'stable',
  },
  {
    id: 'vdp.unavailable',
    kind: 'one',
    purpose: 'That the vehicle cannot be had at the moment; nothing where it can.',
    stability: 'stable',
  },
  {
    id: 'vdp.actions',
    kind: 'list',
    purpose: 'What a shopper can do about this vehicle.',
    stability: 'stable',
  },
  { id: 'vdp.call', kind: 'one', purpose: 'The number to call about this vehicle.', stability: 'stable' },
  {
    id: 'vdp.sold',
    kind: 'one',
    purpose: 'What stands in the place of price and actions once the vehicle is sold.',
    stability: 'stable',
  },
  {
    id: 'vdp.sold-actions',
    kind: 'list',
    purpose: 'What a shopper can do once the vehicle is sold.',
    stability: 'stable',
  },
  {
    id: 'vdp.location',
    kind: 'one',
    purpose: 'Where the vehicle stands, its hours and its licence.',
    stability: 'stable',
  },
  { id: 'vdp.key-information', kind: 'one', purpose: 'Key information in tiles.', stability: 'stable' },
  {
    id: 'vdp.info-tabs',
    kind: 'one',
    purpose: 'The tabs about the vehicle and the dealer; their panels are slots of their own.',
    stability: 'stable',
  },
  {
    id: 'vdp.comments',
    kind: 'one',
    purpose: 'What the dealer says about the vehicle.',
    stability: 'stable',
  },
  {
    id: 'vdp.included',
    kind: 'one',
    purpose: 'The panel "What\'s Included" of the tabs.',
    stability: 'stable',
  },
  {
    id: 'vdp.why-buy',
    kind: 'one',
    purpose: 'The panel "Why Buy From Us?" of the tabs.',
    stability: 'stable',
  },
  { id: 'vdp.reserve', kind: 'one', purpose: 'The panel "Reserve Online" of the tabs.', stability: 'stable' },
  {
    id: 'vdp.protect',
    kind: 'one',
    purpose: 'The panel "Protect Your Car" of the tabs.',
    stability: 'stable',
  },
  { id: 'vdp.features', kind: 'one', purpose: 'What is fitted to the vehicle.', stability: 'stable' },
  {
    id: 'vdp.specifications',
    kind: 'one',
    purpose: 'Everything that is known of the vehicle.',
    stability: 'stable',
  },
  {
    id: 'vdp.towing',
    kind: 'one',
    purpose: 'What a caravan weighs and what may tow it; nothing for other vehicles.',
    stability: 'stable',
  },
  { id: 'vdp.sections', kind: 'list', purpose: 'Further sections across the page.', stability: 'stable' },
  { id: 'vdp.similar', kind: 'one', purpose: 'Vehicles like this one.', stability: 'stable' },
];
