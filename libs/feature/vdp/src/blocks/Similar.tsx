import { Section, SectionHeading } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import { vehicleWord } from '@forecourt/vehicle';
import { ListWarning, VehicleCard } from '@forecourt/vehicle-ui';
import { howItDiffers } from '../logic/how-it-differs.ts';
import { block } from './block.tsx';

/** Vehicles like this one, in a row that a finger or the arrow keys move. */
export const Similar = block('vdp.similar', function Similar({ car: shown, now, similar }) {
  const options = useFeatureOptions('vdp');
  const { stock, template } = useSite();
  if (similar.length === 0) return null;
  const cards = similar.map((hit) => ({ car: hitToCar(hit), weekly: hitWeekly(hit) }));
  const bare = template === 'showroom';
  const title = options?.similarTitle ?? `Similar ${vehicleWord(shown.item_type)}s`;
  return (
    <Section tone={bare ? 'surface' : 'sunken'}>
      <SectionHeading title={title} />
      <ul
        className={`no-scrollbar relative -mx-4 grid auto-cols-[82%] grid-flow-col gap-4 overflow-x-auto px-4 py-1 md:mx-0 md:auto-cols-[45%] md:px-0 lg:gap-6 ${bare ? 'lg:auto-cols-[calc((100%-48px)/3)]' : 'lg:auto-cols-[calc((100%-72px)/4)]'}`}
      >
        {cards.map(({ car, weekly }) => (
          <li key={car.id} className="flex flex-col">
            <VehicleCard
              car={car}
              now={now}
              weekly={weekly}
              look={bare ? 'bare' : 'boxed'}
              showTown={template === 'group'}
              electricTag={stock.electricTag}
              newArrivalDays={stock.newArrivalDays}
              marketThreshold={options?.marketThreshold}
              noPriceText={stock.noPriceText}
              sizes={
                bare
                  ? '(width >= 1024px) 420px, (width >= 768px) 45vw, 82vw'
                  : '(width >= 1024px) 310px, (width >= 768px) 45vw, 82vw'
              }
            />
            <Difference text={howItDiffers(shown, car)} />
          </li>
        ))}
      </ul>
      {cards.some(({ weekly }) => weekly !== null) && <ListWarning layout="note" className="mt-6" />}
    </Section>
  );
});

/** How a vehicle differs from the one above, in a line below its card. */
function Difference({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="mt-2 px-1 text-small text-ink-2">
      <span className="sr-only">Beside this one: </span>
      {text}
    </p>
  );
}
