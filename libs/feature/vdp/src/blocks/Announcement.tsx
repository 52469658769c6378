import { siteKey, useDismissed } from '@forecourt/browser';
import { AnnouncementBar } from '@forecourt/chrome';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { locatedElsewhere } from '../logic/located-elsewhere.ts';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** A bar with the vehicle's city, if it differs from the primary location's. It can be dismissed for this visit. */
export const Announcement = block('vdp.announcement', function Announcement({ car }) {
  const site = useSite();
  const elsewhere = useFeatureOptions<typeof vdp>('vdp')?.frame.announcement
    ? locatedElsewhere(car, site)
    : null;
  const name = `located:${elsewhere?.city.toLowerCase() ?? ''}`;
  const [dismissed, dismiss] = useDismissed('sessionStorage', site.slug, name);
  if (!elsewhere || dismissed) return null;
  return (
    <AnnouncementBar
      action={
        <a href={elsewhere.directionsHref} target="_blank" rel="noopener" className="inline-block py-2.5">
          Get Directions <span className="sr-only">to {elsewhere.city} (opens a new window)</span>
        </a>
      }
      onDismiss={dismiss}
      dismissedKey={siteKey(site.slug, name)}
    >
      Located at {elsewhere.city}
    </AnnouncementBar>
  );
});
