import { leadPayload, type LeadPayload } from '@forecourt/lead';
import type { LeadNotice } from '@forecourt/lead-desk';
import type { Draw } from '@forecourt/shoppers';
import { paths } from '@forecourt/site-config';
import type { SpinSite } from './SpinSite.ts';

/** The category of the leads. */
export const LEAD_CATEGORY = 'Spin to Win';

/** The details of a shopper. */
export interface Drawer {
  name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** What shopper and dealer say when the prize is claimed. */
export const referenceOf = ({ id }: Pick<Draw, 'id'>): string => `SW-${id.slice(0, 8).toUpperCase()}`;

/** The lead of a draw, for the dealer. */
export function drawLead(
  draw: Draw,
  { shopper, offer, origin }: { shopper: Drawer; offer: Pick<SpinSite, 'terms'>; origin: string },
): LeadPayload {
  const lead = leadPayload(
    {
      ...{ ...shopper, postcode: '' },
      message: `I have drawn on your website: ${draw.prize.name}.`,
      ...{ category: LEAD_CATEGORY, page_id: 'spin-to-win' },
    },
    {
      ...{ url: origin + paths.spinToWin(), userAgent: null, car: null, visitedPages: [] },
      answers: {
        ...{ Prize: draw.prize.name, Reference: referenceOf(draw) },
        'Terms agreed to': `Version ${offer.terms.version}`,
      },
    },
  );
  return { ...lead, postcode: null };
}

/** The mail to who has won; null without a prize. */
export function drawNotice(draw: Draw, { prizes }: Pick<SpinSite, 'prizes'>): LeadNotice | null {
  const prize = prizes.find(({ id }) => id === draw.prize.id);
  if (!prize?.wins) return null;
  return {
    subject: `You’ve won: ${prize.name}`,
    paragraphs: [prize.text],
    rows: [
      ['Prize', prize.name],
      ['Reference', referenceOf(draw)],
    ],
    link: null,
  };
}
