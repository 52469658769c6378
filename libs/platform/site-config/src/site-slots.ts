import type { SlotDeclaration } from './feature.ts';

/** The slots of the frame that every page shares; a feature declares those of its own pages. */
export const siteSlots: readonly SlotDeclaration[] = [
  { id: 'site.header', kind: 'one', purpose: 'The header of every page.', stability: 'stable' },
  { id: 'site.footer', kind: 'one', purpose: 'The footer of every page.', stability: 'stable' },
  { id: 'site.banner', kind: 'list', purpose: 'Announcements above the header.', stability: 'stable' },
  {
    id: 'site.overlays',
    kind: 'list',
    purpose: 'Dialogs and toasts that any page may open.',
    stability: 'stable',
  },
  {
    id: 'site.not-found',
    kind: 'list',
    purpose: 'Ways on from a page that does not exist.',
    stability: 'stable',
  },
];
