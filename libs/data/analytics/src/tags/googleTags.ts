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

/** Google's own queue: it reads the arguments of a command as an `arguments` object, not as an array. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
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
  let started = false;

  function load(): void {
    if (started) return;
    started = true;
    gtag('consent', 'default', signals(false, false));
    gtag('consent', 'update', signals(true, advertising));
    gtag('js', new Date());
    if (id !== undefined) {
      gtag('config', id, {
        // The address that Google would read itself has the whole query.
        send_page_view: false,
        page_location: hereShared(),
        page_referrer: '',
        allow_google_signals: advertising,
        allow_ad_personalization_signals: advertising,
        ...(tagHost !== undefined && { server_container_url: origin }),
      });
      loadScript(`${origin}/gtag/js?id=${id}`);
    }
    if (tagManager !== undefined) {
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${origin}/gtm.js?id=${tagManager}`);
    }
  }

  return {
    name: 'Google',
    start() {
      Reflect.deleteProperty(window, disabled);
      if (started) gtag('consent', 'update', signals(true, advertising));
      else load();
    },
    stop() {
      gtag('consent', 'update', signals(false, false));
      if (id !== undefined) Reflect.set(window, disabled, true);
    },
    page() {
      const page = { page_location: hereShared(), page_referrer: '' };
      gtag('set', page);
      if (id !== undefined) gtag('event', 'page_view', { ...page, send_to: id });
    },
    take({ event, label, car_id }) {
      if (id === undefined) return;
      gtag('event', googleName(event), {
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
