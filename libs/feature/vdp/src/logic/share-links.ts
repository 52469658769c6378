import type { ShareWay } from '../frame-options.ts';

/** One way to share a vehicle by a link. */
export interface ShareLink {
  way: Exclude<ShareWay, 'copy'>;
  name: string;
  href: string;
  /** Opens in a popup window. */
  window: boolean;
}

/**
 * The share links of a page, in the dealer’s order. They are plain URLs and work without JavaScript. Instant messages
 * use the app’s host by default, which works everywhere, and the web page’s host with `desktop`. (VD-15)
 *
 * @example
 * shareLinks(['sms'], { url: 'https://a.example/cars/rio', title: '2020 Kia Rio' })[0]?.href
 * // 'sms:?&body=2020%20Kia%20Rio%20https%3A%2F%2Fa.example%2Fcars%2Frio'
 */
export function shareLinks(
  ways: readonly ShareWay[],
  { url, title, desktop = false }: { url: string; title: string; desktop?: boolean },
): ShareLink[] {
  const words = encodeURIComponent(`${title} ${url}`);
  const [address, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  const links: Record<ShareLink['way'], Omit<ShareLink, 'way'>> = {
    facebook: {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      window: true,
    },
    whatsapp: {
      name: 'WhatsApp',
      href: `https://${desktop ? 'web' : 'api'}.whatsapp.com/send?text=${words}`,
      window: true,
    },
    x: { name: 'X', href: `https://x.com/intent/tweet?text=${name}&url=${address}`, window: true },
    email: { name: 'Email', href: `mailto:?subject=${name}&body=${words}`, window: false },
    sms: { name: 'Text message', href: `sms:?&body=${words}`, window: false },
  };
  return ways.flatMap((way) => (way === 'copy' ? [] : [{ way, ...links[way] }]));
}
