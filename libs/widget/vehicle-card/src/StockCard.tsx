import { useSite } from '@forecourt/site-config/react';
import { SlotProvider, slotsOf } from '@forecourt/slots';
import type { SlotFilling } from '@forecourt/slots';
import { VehicleCard } from '@forecourt/vehicle-ui';
import type { VehicleCardProps } from '@forecourt/vehicle-ui';
import overrides from 'virtual:forecourt/overrides/search.card';
import type { CardSlots } from './CardSlots.ts';

const { Slot } = slotsOf<CardSlots>();

/** The dealer's own card: it comes with the code of the lists, on whatever page they are. Null where the dealer has none. */
const own = cardOf(overrides);

/**
 * A vehicle of the stock in a list, as the dealer shows it: the part that the dealer has put into `search.card`, else the card of
 * the platform. What the site says of every card is filled in: the texts of the stock, the look and the town, unless the list says
 * otherwise. `weekly` is shown only where the dealer shows repayments on cards; whoever shows one puts `ListWarning`
 * on the same screen.
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
