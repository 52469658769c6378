import type { Look } from './blocks/look.ts';
import type { DealerConfig, Template } from './dealer-schema.ts';

/** The default look by template. */
const looks: Record<Template, Look> = {
  classic: { header: 'page', cards: 'boxed', townOnCards: false },
  group: { header: 'page', cards: 'boxed', townOnCards: true },
  showroom: { header: 'inverse', cards: 'bare', townOnCards: false },
};

/** The look of a site: the dealer's values, with the template's defaults. */
export function lookOf({ template, look }: Pick<DealerConfig, 'template' | 'look'>): Look {
  const preset = looks[template];
  return {
    header: look.header ?? preset.header,
    cards: look.cards ?? preset.cards,
    townOnCards: look.townOnCards ?? preset.townOnCards,
  };
}

/** The lowest average rating that is shown by template, stars. */
const leastRatings: Record<Template, number> = { classic: 4, group: 3, showroom: 4 };

/** The lowest average rating that a site shows, stars. (HM-02) */
export function minimumRatingOf({ template, reviews }: Pick<DealerConfig, 'template' | 'reviews'>): number {
  return reviews.minimumRating ?? leastRatings[template];
}
