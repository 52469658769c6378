import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { canTestDrive, wayToTry, type WayToTry } from '@forecourt/vehicle';
import { MessageSquare, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { EdgeBar } from '../frame/EdgeBar.tsx';
import { useScrolled } from '../frame/use-scrolled.ts';
import { countCall } from '../logic/count-call.ts';
import { vehiclePhone } from '../logic/vehicle-phone.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** Scroll position beyond which it appears, CSS pixels. */
const SHOWN_BEYOND = 900;

/** Its height, for toasts above it. */
const HEIGHT = '5.125rem';

const TRY_BUTTONS: Readonly<Record<WayToTry, string>> = {
  drive: 'Test drive',
  ride: 'Test ride',
  viewing: 'See it',
};

/** A bar at the bottom of the window with call, test drive and enquiry buttons, if the dealer enables it. Inert while hidden; the page has padding for it. */
export const BottomBar = block('vdp.bottom-bar', function BottomBar({ car }) {
  const site = useSite();
  const wanted = useFeatureOptions<typeof vdp>('vdp')?.frame.bar === 'bottom';
  const { shown, ever } = useScrolled((scroll) => wanted && scroll > SHOWN_BEYOND);
  useEffect(() => {
    if (!shown) return;
    const { body, documentElement } = document;
    documentElement.style.setProperty('--sticky-bar-height', HEIGHT);
    body.classList.add('pb-20.5');
    return () => {
      documentElement.style.removeProperty('--sticky-bar-height');
      body.classList.remove('pb-20.5');
    };
  }, [shown]);
  if (!ever) return null;
  const phone = vehiclePhone(car, site);
  const canAsk = hasPage(site, paths.enquire(car.slug));
  return (
    <EdgeBar edge="bottom" label="Call or ask" shown={shown}>
      <div className="container-site flex items-center gap-3 py-3">
        <p className="min-w-0 grow truncate text-note font-bold max-md:hidden">{car.name}</p>
        {phone && (
          <LinkButton
            href={phone.href}
            onClick={() => countCall(car)}
            variant="outline"
            size="large"
            className="max-md:w-14 max-md:px-0"
          >
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            <span className="max-md:sr-only">Call</span>
            {!site.phones.mask && <span className="sr-only"> {phone.text}</span>}
          </LinkButton>
        )}
        {canAsk && canTestDrive(car) && (
          <LinkButton
            href={paths.enquire(car.slug, 'test-drive')}
            variant="outline"
            size="large"
            className="max-md:flex-1 max-md:px-2"
          >
            {TRY_BUTTONS[wayToTry(car.item_type)]}
          </LinkButton>
        )}
        {canAsk && (
          <LinkButton href={paths.enquire(car.slug)} size="large" className="max-md:flex-1 max-md:px-2">
            <MessageSquare aria-hidden size={18} strokeWidth={1.75} className="max-md:hidden" />
            Enquire
          </LinkButton>
        )}
      </div>
    </EdgeBar>
  );
});
