import { lazyModule } from '@forecourt/browser';
import { Link } from '@forecourt/primitives';
import { checkoutPath } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useState } from 'react';

const asking = lazyModule(() => import('../logic/own-until.ts'));

/**
 * The way back for the shopper who holds a reserved vehicle. The page is the same for everybody; after it has loaded, the browser that holds
 * the vehicle says so. Other devices of the shopper find out on the next page.
 */
export default function OwnHold({ car }: { car: { slug: string; reserved: boolean } }) {
  const site = useSite();
  const href = checkoutPath(site, car.slug);
  const isShown = car.reserved && href !== null;
  const until = useOwnUntil(isShown ? car.slug : null, site.zone);
  if (!isShown) return null;
  return (
    <p className="mt-3 text-note text-ink-2" aria-live="polite">
      {until === null ? 'Reserved by you?' : <strong>It’s yours until {until}.</strong>}{' '}
      <Link href={href} className="text-brand-text underline">
        See your reservation
      </Link>
    </p>
  );
}

/** The day until which this browser holds a vehicle; null as long as that is not known. */
function useOwnUntil(slug: string | null, timeZone: string): string | null {
  const [own, setOwn] = useState<{ slug: string; until: string | null } | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let isGone = false;
    const ask = async () => {
      const { ownUntil } = await asking();
      const until = await ownUntil(slug, timeZone);
      if (!isGone) setOwn({ slug, until });
    };
    // Without an answer the line stays as it is for everybody.
    ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [slug, timeZone]);
  return own?.slug === slug ? own.until : null;
}
