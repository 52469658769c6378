import { priceDisplay } from '@forecourt/pricing';
import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { isForSale, stockStatus } from '@forecourt/vehicle';
import { cardTitle } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import { useEstimate } from '../estimate.tsx';
import { useScrolled } from '../frame/use-scrolled.ts';
import { countCall } from '../logic/count-call.ts';
import { vehiclePhone } from '../logic/vehicle-phone.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** Scroll position from which it is shown on wide screens, CSS pixels. */
const SHOWN_FROM = 500;

/**
 * Name, price and Enquire in one bar of 56 pixels. On phones it is in the HTML and at the bottom from the start; on wider screens it
 * appears at the top after scrolling. It has no repayment, because it has no room for the warning: finance is a link to the
 * calculator. The type of a price is never cut: where it does not fit beside the price, it stands below. A site without enquiries has the phone number instead. A sold vehicle has none.
 */
export const SlimBar = block('vdp.slim-bar', function SlimBar({ car, now }) {
  const site = useSite();
  const wanted = useFeatureOptions<typeof vdp>('vdp')?.frame.bar === 'slim' && car.status !== 'sold';
  const { shown } = useScrolled((scroll) => wanted && scroll >= SHOWN_FROM);
  const estimate = useEstimate({ car, now });
  if (!wanted) return null;
  const { text, suffix } = priceDisplay(car, site.stock);
  const title = [...stockStatus(car).map((status) => status.text), cardTitle(car)].join(' · ');
  const phone = vehiclePhone(car, site);
  const canAsk = hasPage(site, paths.enquire(car.slug));
  return (
    <aside
      aria-label="This vehicle in short"
      className={clsx(
        'slim-bar fixed inset-x-0 bottom-0 z-(--z-sticky-bar) border-t border-line bg-surface text-ink transition-[translate,visibility] duration-200 motion-reduce:transition-none md:top-0 md:bottom-auto md:border-t-0 md:border-b print:hidden',
        !shown && 'md:invisible md:-translate-y-full',
      )}
    >
      <div className="container-site flex h-14 items-center gap-2 md:gap-5">
        <div className="min-w-0 grow">
          <p className="truncate text-print leading-4 md:text-small">{title}</p>
          <p className="text-note leading-4 font-bold">
            {isForSale(car) && (
              <>
                {text}{' '}
                {suffix && (
                  <span className="inline-block text-print leading-4 font-normal text-ink-2">{suffix}</span>
                )}
              </>
            )}
          </p>
        </div>
        {estimate && (
          <a
            href="#finance-calculator"
            className="grid min-h-11 shrink-0 place-items-center text-note md:px-1 font-semibold text-brand-text underline underline-offset-4"
          >
            Finance
          </a>
        )}
        {canAsk ? (
          <LinkButton href={paths.enquire(car.slug)} className="shrink-0">
            Enquire
          </LinkButton>
        ) : (
          phone && (
            <LinkButton href={phone.href} onClick={() => countCall(car)} className="shrink-0">
              Call
              {!site.phones.mask && <span className="sr-only"> {phone.text}</span>}
            </LinkButton>
          )
        )}
      </div>
    </aside>
  );
});
