import { financeHref, useLoanQuery } from '@forecourt/finance-calculator';
import { standIn } from '@forecourt/image-url';
import { Picture } from '@forecourt/media';
import { priceDisplay } from '@forecourt/pricing';
import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { readText } from '@forecourt/values';
import { featureVisible, isForSale, knownWord, stockStatus } from '@forecourt/vehicle';
import { FinanceWarning, PriceBlock, Repayment, cardTitle } from '@forecourt/vehicle-ui';
import { useEstimate } from '../estimate.tsx';
import { EdgeBar } from '../frame/EdgeBar.tsx';
import { useScrolled } from '../frame/use-scrolled.ts';
import type { vdp } from '../manifest.ts';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** Scroll position from which it appears, CSS pixels. */
const SHOWN_FROM = 500;

/**
 * The vehicle in short, at the top of the viewport: thumbnail, name, status, transmission and body, price with its
 * type, the estimate with both rates and the warning if there is room; Get Finance and, where the vehicle may be paid with a
 * trade-in, Trade-In Valuation. It is not
 * in the HTML, and inert while hidden. A sold vehicle has none.
 */
export const StickyHeader = block('vdp.sticky-header', function StickyHeader({ car, now }) {
  const site = useSite();
  const { stock } = site;
  const estimate = useEstimate({ car, now });
  const options = useFeatureOptions<typeof vdp>('vdp')?.frame;
  const chosen = useLoanQuery(useSections().loan);
  const wanted = options?.bar === 'header' && car.status !== 'sold';
  const { shown, ever } = useScrolled((scroll) => wanted && scroll >= SHOWN_FROM);
  if (!wanted || !ever) return null;
  const loan = financeHref(car, site, chosen);
  const tradeIn = options.tradeInHref ?? paths.enquire(car.slug, 'trade-in');
  const isValued = featureVisible('tradeIn', car, { features: { tradeIn: true } });
  const facts = [
    ...stockStatus(car).map(({ text }) => text),
    ...[knownWord(car.simple_transmission, car.trans), car.body].flatMap((fact) => readText(fact) ?? []),
  ];
  return (
    <EdgeBar edge="top" label="This vehicle in short" shown={shown}>
      <div className="container-site flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 md:gap-x-6">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <div className="w-16 shrink-0 overflow-hidden rounded-field md:w-20">
            <Picture src={car.primary_image_url} alt="" standIn={standIn(car)} width={96} sizes="80px" />
          </div>
          <div className="min-w-0">
            <p className="truncate text-note font-bold">{cardTitle(car)}</p>
            <p className="truncate text-small text-ink-2">{facts.join(' · ')}</p>
          </div>
        </div>
        {isForSale(car) && (
          <PriceBlock price={priceDisplay(car, stock)} size="row" className="shrink-0 flex-col items-end!" />
        )}
        {estimate && <Repayment {...estimate} size="row" className="w-104 max-lg:hidden" />}
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          {estimate && loan && (
            <LinkButton href={loan} size="small">
              Get Finance
            </LinkButton>
          )}
          {isValued && hasPage(site, tradeIn) && (
            <LinkButton href={tradeIn} variant="outline" size="small">
              Trade-In Valuation
            </LinkButton>
          )}
        </div>
        {estimate && <FinanceWarning warning={estimate.warning} className="w-full max-lg:hidden" />}
      </div>
    </EdgeBar>
  );
});
