import { telHref } from '@forecourt/phone';
import { buttonStyle, Link } from '@forecourt/primitives';
import { knownHref, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { CheckoutPage } from '../logic/page.ts';

const SENTENCES: Readonly<Record<CheckoutPage['free'], string>> = {
  free: 'You can’t reserve this vehicle online right now. Call us or send a message, and we’ll keep it for you.',
  paying:
    'Another shopper is reserving this vehicle right now. If they don’t finish, it’s free again within 35 minutes: please look again then.',
  held: 'This vehicle is reserved. By you? Open it in the browser where you reserved it, or with the link in our email. If not, ask us to tell you if it comes free.',
  gone: 'This vehicle can’t be reserved online: it was sold, isn’t here yet, or has no price. Ask us about it, or find a similar one.',
};

/** Why a vehicle cannot be reserved now, and what to do instead. */
export function NotFree({
  page: { free, car },
  quiet,
}: {
  page: Pick<CheckoutPage, 'free' | 'car'>;
  quiet: boolean;
}) {
  const site = useSite();
  const phone = site.phones.main;
  const ask = knownHref(site, paths.enquire(car.slug));
  return (
    <div className="grid gap-4">
      {(!quiet || free !== 'free') && <p>{SENTENCES[free]}</p>}
      <div className="flex flex-wrap gap-3">
        {quiet && free === 'free' && (
          <Link href={paths.vehicle(car.slug)} className={buttonStyle('filled', 'medium')}>
            See the vehicle
          </Link>
        )}
        {ask !== null && (
          <Link href={ask} className={buttonStyle('outline', 'medium')}>
            Ask about this vehicle
          </Link>
        )}
        {phone && (
          <Link href={telHref(phone)} className={buttonStyle('outline', 'medium')}>
            Call {phone}
          </Link>
        )}
        <Link href={paths.stock()} className={buttonStyle('text', 'medium')}>
          See all vehicles
        </Link>
      </div>
    </div>
  );
}
