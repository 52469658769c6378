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
