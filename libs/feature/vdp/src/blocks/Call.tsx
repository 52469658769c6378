import { lazyModule } from '@forecourt/browser';
import { maskPhone } from '@forecourt/phone';
import { useSite } from '@forecourt/site-config/react';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { countCall } from '../logic/count-call.ts';
import { vehiclePhone } from '../logic/vehicle-phone.ts';
import { block } from './block.tsx';

const revealLog = lazyModule(() => import('../logic/log-reveal.ts'));

/** Logs a revealed number; its code loads when a visitor reveals one. */
function logOnce(carId: number) {
  revealLog().then(
    ({ logReveal }) => logReveal(carId),
    (error: unknown) => console.warn('The reveal of the number was not logged.', error),
  );
}

/**
 * The number to call about this vehicle. If the site masks numbers, the first click reveals it and the next one calls;
 * without JavaScript it is shown in full. (PR-08)
 */
export const Call = block('vdp.call', function Call({ car }) {
  const site = useSite();
  const [revealed, setRevealed] = useState(false);
  const phone = vehiclePhone(car, site);
  if (!phone) return null;
  const masked = site.phones.mask && !revealed;
  const press = (event: MouseEvent) => {
    countCall(car);
    if (!masked) return;
    event.preventDefault();
    setRevealed(true);
    logOnce(car.id);
  };
  return (
    <>
      <a
        href={phone.href}
        onClick={press}
        className="flex min-h-12 items-center gap-3 border-t border-line pt-1 font-semibold underline-offset-4 hover:underline"
      >
        <Phone aria-hidden size={18} strokeWidth={1.75} />
        {masked && (
          <span className="flex grow flex-row-reverse justify-between gap-x-3 noscript:hidden print:hidden">
            <span className="text-brand-text">Show number</span>{' '}
            <span aria-hidden>{maskPhone(phone.text)}</span>
          </span>
        )}
        <span className={masked ? 'hidden noscript:inline print:inline' : undefined}>
          <span className="sr-only">Call </span>
          {phone.text}
        </span>
      </a>
      {site.phones.mask && (
        <span role="status" className="sr-only">
          {revealed ? phone.text : ''}
        </span>
      )}
    </>
  );
});
