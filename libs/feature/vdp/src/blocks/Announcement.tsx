import { AnnouncementBar } from '@forecourt/chrome';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useDismissed } from '../frame/use-dismissed.ts';
import { locatedElsewhere } from '../logic/located-elsewhere.ts';
import { block } from './block.tsx';

/** Where the vehicle stands, when that is another city than the primary location's. Sent away for this visit. */
export const Announcement = block('vdp.announcement', function Announcement({ car }) {
  const site = useSite();
  const elsewhere = useFeatureOptions('vdp')?.frame.announcement ? locatedElsewhere(car, site) : null;
  const key = `forecourt:${site.slug}:located:${elsewhere?.city.toLowerCase() ?? ''}`;
  const [dismissed, dismiss] = useDismissed(() => window.sessionStorage, key);
  if (!elsewhere || dismissed) return null;
  return (
    <AnnouncementBar
      action={
        <a href={elsewhere.directionsHref} target="_blank" rel="noopener" className="inline-block py-2.5">
          Get Directions <span className="sr-only">to {elsewhere.city} (opens a new window)</span>
        </a>
      }
      onDismiss={dismiss}
      dismissedKey={key}
    >
      Located at {elsewhere.city}
    </AnnouncementBar>
  );
});
