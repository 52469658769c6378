import { dataLayer } from '../sinks/dataLayerSink.ts';
import { googleName } from './firmEvents.ts';
import { hereShared } from './sharedLocation.ts';
import type { FirmTag } from './FirmTag.ts';
import type { TagSettings } from './TagSettings.ts';

const GOOGLE_HOST = 'www.googletagmanager.com';

/** The signals of Consent Mode v2. */
type Signals = Record<
  'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
  'granted' | 'denied'
>;

/** What was requested on this page: a script can be neither requested twice nor taken away, even if the frame of the site is shown anew. */
const loaded = new Set<string>();

/** Forgets what was requested, for tests. */
export const resetGoogleTags = (): void => loaded.clear();

/** A command to Google's script, which takes commands from the queue only as an `arguments` object: an array is a call of something else there. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- rest parameters are an array, which Google's script does not take for a command
  dataLayer().push(arguments);
}

const signals = (counting: boolean, advertising: boolean): Signals => ({
  ad_storage: advertising ? 'granted' : 'denied',
  ad_user_data: advertising ? 'granted' : 'denied',
  ad_personalization: advertising ? 'granted' : 'denied',
  analytics_storage: counting ? 'granted' : 'denied',
});

/**
 * Google Analytics 4 and Tag Manager, with Consent Mode v2: everything is denied by default, and what the visitor said yes to is granted by
 * an update. The scripts are requested by `start`, not before.
 */
export function googleTags(settings: TagSettings): FirmTag {
  const { googleAnalytics: id, tagManager, tagHost, advertising = false } = settings;
  const origin = `https://${tagHost ?? GOOGLE_HOST}`;
  /** With this on the window Google's script sends nothing, whatever else asks it to. */
  const disabled = `ga-disable-${id}`;
  const key = [origin, id, tagManager].join(' ');
  const here = () => ({ page_location: hereShared(), page_referrer: '' });

  function load(): void {
    loaded.add(key);
    gtag('consent', 'default', signals(false, false));
    gtag('consent', 'update', signals(true, advertising));
    gtag('js', new Date());
    if (id !== undefined) {
      gtag('config', id, {
        // The address that Google would read itself has the whole query.
        send_page_view: false,
        ...here(),
        allow_google_signals: advertising,
        allow_ad_personalization_signals: advertising,
        ...(tagHost !== undefined && { server_container_url: origin }),
      });
      loadScript(`${origin}/gtag/js?id=${id}`);
    }
    if (tagManager !== undefined) {
      dataLayer().push(here());
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${origin}/gtm.js?id=${tagManager}`);
    }
  }

  return {
    name: 'Google',
    start() {
      Reflect.deleteProperty(window, disabled);
      if (loaded.has(key)) gtag('consent', 'update', signals(true, advertising));
      else load();
    },
    stop() {
      if (id !== undefined) Reflect.set(window, disabled, true);
      gtag('consent', 'update', signals(false, false));
    },
    staysLoaded: () => tagManager !== undefined && loaded.has(key),
    page() {
      const page = here();
      gtag('set', page);
      if (id !== undefined) gtag('event', 'page_view', { ...page, send_to: id });
      if (tagManager !== undefined) dataLayer().push(page);
    },
    take(event) {
      if (id === undefined) return;
      const { label, car_id } = event;
      gtag('event', googleName(event), {
        ...here(),
        send_to: id,
        ...(label !== undefined && { label }),
        ...(car_id !== undefined && { items: [{ item_id: String(car_id) }] }),
      });
    },
  };
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
