import { financeEstimate } from '@forecourt/finance';
import { placeOf } from '@forecourt/location';
import { standIn } from '@forecourt/image-url';
import { Picture } from '@forecourt/media';
import { priceDisplay } from '@forecourt/pricing';
import { Button } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { localDate, longDate } from '@forecourt/values';
import { isForSale, shownFeatures, specLists, stockStatus } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { FinanceWarning, PriceBlock, Repayment, cardTitle } from '@forecourt/vehicle-ui';
import { Printer } from 'lucide-react';
import { vehiclePhone } from './logic/vehicle-phone.ts';

export interface PrintScreenProps {
  car: Car;
  now: Date;
  /** The page of the vehicle. */
  url: string;
  /** The same URL as a QR code path. */
  qr: { path: string; size: number };
}

/**
 * A printable page of a vehicle: photo, status, price with its type, repayment with its warning, facts, features, QR
 * code and licence.
 */
export function PrintScreen({ car, now, url, qr }: PrintScreenProps) {
  const site = useSite();
  const place = placeOf(car, site);
  const { featured, summary, specifications } = specLists(car, { ...site.stock, now, timeZone: site.zone });
  const facts = new Map([...featured, ...summary, ...specifications].map((fact) => [fact.label, fact.value]));
  const sold = car.status === 'sold';
  return (
    <article className="container-site max-w-220 py-8 print:py-0">
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          Print
        </Button>
        <a href={url} className="font-semibold text-brand-text underline underline-offset-4">
          Back to the vehicle
        </a>
      </p>
      <header className="mb-4 hidden justify-between gap-6 text-small print:flex">
        <strong>{site.name}</strong>
        <span>{vehiclePhone(car, site)?.text}</span>
      </header>
      <div className="overflow-hidden rounded-media print:max-w-120">
        <Picture
          src={car.primary_image_url}
          alt={car.name}
          standIn={standIn(car)}
          width={900}
          sizes="880px"
          priority
        />
      </div>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-h2">{cardTitle(car)}</h1>
          {car.badge && <p className="text-ink-2">{car.badge}</p>}
          {car.stocknum && <p className="text-small text-ink-3">Stock {car.stocknum}</p>}
          {!sold &&
            stockStatus(car).map(({ kind, text, sentence }) => (
              <p key={kind} className="mt-1 text-small">
                <strong>{text}.</strong> {sentence}
              </p>
            ))}
        </div>
        {sold ? (
          <p className="text-h2">SOLD</p>
        ) : (
          isForSale(car) && <PriceBlock price={priceDisplay(car, site.stock)} size="bare" />
        )}
      </div>
      {!sold && <Finance car={car} now={now} />}
      {facts.size > 0 && (
        <section className="mt-6">
          <h2 className="text-h3">Specifications</h2>
          <dl className="mt-2 grid gap-x-10 text-small sm:grid-cols-2 print:grid-cols-2">
            {[...facts].map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {car.standardEquipment && car.standardEquipment.length > 0 && (
        <section className="mt-6">
          <h2 className="text-h3">Features</h2>
          <ul className="mt-2 grid list-inside list-disc gap-x-6 text-small sm:grid-cols-3 print:grid-cols-3">
            {shownFeatures(car).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className="mt-8 flex items-end justify-between gap-6 border-t border-line pt-4 text-small text-ink-2">
        <p>
          {site.name}.{place?.dealer_license_number && ` Dealer licence ${place.dealer_license_number}.`}{' '}
          {place && `${place.address.street}, ${place.address.city} ${place.address.state}. `}
          Printed {longDate(localDate(now, site.zone))}; price and availability may have changed since:{' '}
          <span className="break-all">{url}</span>
        </p>
        <svg
          role="img"
          aria-label="QR code of the page of this vehicle"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="w-24 shrink-0 bg-white text-black"
        >
          <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      </footer>
    </article>
  );
}

function Finance({ car, now }: { car: Car; now: Date }) {
  const { finance } = useSite();
  const estimate = finance && financeEstimate(car, finance, { now });
  if (!estimate || 'unavailable' in estimate) return null;
  return (
    <div className="mt-4 rounded-card bg-sunken p-4">
      <Repayment {...estimate} size="vehicle" />
      <FinanceWarning example={estimate.example} warning={estimate.warning} className="mt-3" />
    </div>
  );
}
