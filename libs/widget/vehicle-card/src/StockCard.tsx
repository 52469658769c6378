import { lazyModule } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { SlotProvider, slotsOf } from '@forecourt/slots';
import type { SlotFilling } from '@forecourt/slots';
import { VehicleCard } from '@forecourt/vehicle-ui';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';
import overrides from 'virtual:forecourt/overrides/search.card';
import type { CardSlots } from './CardSlots.ts';

const { Slot, SlotList } = slotsOf<CardSlots>();

/** The dealer’s own card, which loads with the code of the list; null without one. */
const own = cardOf(overrides);

const loadCarPhotos = lazyModule(() => import('./carPhotos.ts'));

/**
 * A vehicle in a list: the dealer’s part for `search.card`, else the card of the platform. The site’s options for
 * cards are filled in: stock texts, look and town, unless the list sets them. `weekly` is shown only if the dealer
 * shows repayments on cards; a list that shows one must have `ListWarning` on the same screen.
 */
export function StockCard({ weekly, ...more }: VehicleCardProps) {
  const { stock, look, finance } = useSite();
  const card = (
    <Slot
      id="search.card"
      fallback={VehicleCard}
      props={{
        ...stock,
        look: look.cards,
        showTown: look.townOnCards,
        save: <SlotList id="site.card-tools" props={{ car: more.car }} />,
        photos: async () => (await loadCarPhotos()).carPhotos(more.car.slug),
        ...more,
        weekly: finance?.weeklyOnCards ? weekly : null,
      }}
    />
  );
  return own === null ? card : <SlotProvider filling={own}>{card}</SlotProvider>;
}

function cardOf({ 'search.card': card }: SlotFilling['overrides']): SlotFilling | null {
  return card === undefined ? null : { contributions: {}, overrides: { 'search.card': card } };
}
