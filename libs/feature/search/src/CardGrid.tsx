import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { Slot, SlotList } from '@forecourt/slots';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';
import { collapseSold } from '@forecourt/vehicle';
import { VehicleCard } from '@forecourt/vehicle-ui';
import { memo } from 'react';

const SIZES = '(width >= 1280px) 316px, (width >= 480px) 46vw, 92vw';

/** The cards of a page, three in a row on wide screens, or four. It draws anew only when other vehicles are found. */
export const CardGrid = memo(function CardGrid({ hits, now }: { hits: readonly CardHit[]; now: Date }) {
  const { stock, finance } = useSite();
  const options = useFeatureOptions('search');
  return collapseSold(hits).map((hit, index) => {
    const car = hitToCar(hit);
    return (
      <li key={car.id}>
        <Slot
          id="search.card"
          fallback={VehicleCard}
          props={{
            car,
            now,
            weekly: finance?.weeklyOnCards ? hitWeekly(hit) : null,
            showTown: options?.showTown ?? false,
            priority: index < 2,
            headingLevel: 'h2',
            electricTag: stock.electricTag,
            newArrivalDays: stock.newArrivalDays,
            noPriceText: stock.noPriceText,
            sizes: SIZES,
            actions: <SlotList id="search.card-actions" props={{ car }} />,
          }}
        />
      </li>
    );
  });
});
