import { OpenLine } from '@forecourt/chrome';
import { financeEstimate } from '@forecourt/finance';
import { phoneLink, resolvePhone } from '@forecourt/phone';
import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { locationName, openLine, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Slot, SlotList } from '@forecourt/slots';
import { cardTag } from '@forecourt/tags';
import { availability, specLists } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import {
  FinanceWarning,
  KeySpecs,
  PriceBlock,
  Repayment,
  SoldPanel,
  VehicleTag,
  cardTitle,
} from '@forecourt/vehicle-ui';
import { MapPin, Phone } from 'lucide-react';

/** Title, price, repayment, actions and place of a vehicle; the SOLD panel in their stead once it is sold. */
export function Sidebar({ car, now }: { car: Car; now: Date }) {
  const { stock } = useSite();
  const sold = car.status === 'sold';
  const tag = cardTag(car, { now, electricTag: stock.electricTag, newArrivalDays: stock.newArrivalDays });
  return (
    <div>
      {tag && <VehicleTag tag={tag} />}
      <TitleBlock car={car} />
      {sold ? (
        <div className="mt-6">
          <SoldPanel car={car}>
            <SlotList id="vdp.sold-actions" props={{ car }} />
          </SoldPanel>
        </div>
      ) : (
        <>
          <div className="mt-5">
            <Slot id="vdp.price" props={{ car }} fallback={Price} />
          </div>
          <KeySpecs items={specLists(car).featured.slice(0, 3)} className="mt-5" />
          <FinanceBlock car={car} now={now} />
          {!availability(car, now).available && (
            <p className="mt-5 text-ink-2">This vehicle is not available at the moment.</p>
          )}
          <div className="mt-5 grid gap-3">
            <SlotList id="vdp.actions" props={{ car }} />
            <CallLink car={car} />
          </div>
        </>
      )}
      <LocationLine car={car} now={now} />
    </div>
  );
}

function TitleBlock({ car }: { car: Car }) {
  return (
    <div className="mt-2">
      <h1 className="text-[30px]/[33px] lg:text-[32px]/[37px]">{cardTitle(car)}</h1>
      {car.badge && <p className="mt-1 text-[18px]/[28px] text-ink-2">{car.badge}</p>}
      {car.stocknum && <p className="mt-2 text-[14px] text-ink-3">Stock {car.stocknum}</p>}
    </div>
  );
}

function Price({ car }: { car: Car }) {
  const { stock } = useSite();
  return <PriceBlock price={priceDisplay(car, stock)} market={marketIndicator(car)} size="vehicle" />;
}

function FinanceBlock({ car, now }: { car: Car; now: Date }) {
  const { finance } = useSite();
  const estimate = finance && financeEstimate(car, finance, { now });
  if (!estimate || 'unavailable' in estimate || estimate.frequency !== 'weekly') return null;
  return (
    <div id="financeDisclaimer" className="mt-5 rounded-card bg-sunken p-5">
      <Repayment {...estimate} size="vehicle" />
      <FinanceWarning example={estimate.example} warning={estimate.warning} className="mt-3" />
    </div>
  );
}

function CallLink({ car }: { car: Car }) {
  const site = useSite();
  const phone = phoneLink(resolvePhone({ car, dealer: site })?.number ?? site.phones.main);
  if (!phone) return null;
  return (
    <a
      href={phone.href}
      className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong font-semibold hover:border-ink hover:bg-sunken"
    >
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      <span className="sr-only">Call </span>
      {phone.text}
    </a>
  );
}

function LocationLine({ car, now }: { car: Car; now: Date }) {
  const site = useSite();
  const location =
    site.locations.find(({ id }) => id === car.location_id) ?? site.locations.find(({ primary }) => primary);
  if (!location) return null;
  const state = openLine(site, location, now);
  return (
    <div className="mt-5 flex gap-3 border-t border-line pt-5">
      <MapPin aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <Link href={paths.location(location.slug)} className="hover:underline">
            {locationName(site, location)}
          </Link>
        </p>
        <p className="text-[15px] text-ink-2">
          {location.address.street}, {location.address.city} {location.address.state}
        </p>
        <OpenLine {...state} />
        {location.dealer_license_number && (
          <p className="mt-1 text-[13px]/[19px] text-ink-3">
            Dealer licence {location.dealer_license_number}
          </p>
        )}
      </div>
    </div>
  );
}
