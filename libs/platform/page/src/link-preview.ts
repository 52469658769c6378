import type { PublicSite } from '@forecourt/site-config';
import { formatDollars, priceDisplay } from '@forecourt/pricing';
import type { Post } from '@forecourt/site-content';
import { longDate } from '@forecourt/values';
import { isForSale, specLists, stockStatus } from '@forecourt/vehicle';
import type { Car, SpecItem } from '@forecourt/vehicle';
import type { SharePicture } from './share-picture.ts';

/** What the drawn picture of a link preview says and shows; the dealer's look is added when it is drawn. */
export interface LinkPreviewContent {
  title: string;
  /** A short text above the title; empty for none. */
  label: string;
  /** The price with the words that belong to it; null without one. */
  price: { text: string; suffix: string; was: string | null } | null;
  /** Short facts, at most four. */
  facts: string[];
  /** Path on the site or `https` address of its picture; null without one. */
  photo: string | null;
}

/** Where the host serves drawn pictures. */
export const LINK_PREVIEWS = '/images/previews';

/** The pages whose link preview is drawn, by their addresses. */
export type LinkPreviewKind = 'cars' | 'blog';

const SIZE = { width: 1200, height: 630 } as const;
const FACTS = 4;
/** Facts that can be understood without their names. */
const ALONE = new Set(['km', 'transmission', 'fuel', 'body', 'engine', 'drive', 'colour']);

/** The content of the link preview of a vehicle: name, state, price and key facts as on its page. One that cannot be bought has no price. */
export function vehiclePreview(car: Car, { stock }: Pick<PublicSite, 'stock'>): LinkPreviewContent {
  const { text, suffix, was } = priceDisplay(car, stock);
  return {
    title: car.name,
    label: stockStatus(car)[0]?.text ?? '',
    price: isForSale(car) ? { text, suffix, was: was === null ? null : formatDollars(was) } : null,
    facts: specLists(car).featured.slice(0, FACTS).map(factOf),
    photo: car.primary_image_url ?? car.images[0]?.image.url ?? null,
  };
}

const factOf = ({ key, label, value }: SpecItem): string => (ALONE.has(key) ? value : `${label} ${value}`);

/** The content of the link preview of a post: title, picture and day. */
export function postPreview({
  title,
  image,
  start,
}: Pick<Post, 'title' | 'image' | 'start'>): LinkPreviewContent {
  return { title, label: '', price: null, facts: [longDate(start)], photo: image };
}

/** The path of a drawn picture. It changes with the content, so that nobody keeps an old price. */
export function linkPreviewPath(kind: LinkPreviewKind, slug: string, content: LinkPreviewContent): string {
  return `${LINK_PREVIEWS}/${kind}/${encodeURIComponent(slug)}/${versionOf(content)}.jpg`;
}

/** The link preview of a vehicle or a post: a picture that the host draws when it is asked for. */
export function drawnPicture(
  origin: string,
  kind: LinkPreviewKind,
  slug: string,
  content: LinkPreviewContent,
): SharePicture {
  const { title, price } = content;
  const words = [price?.text, price?.suffix.toLowerCase()].filter(Boolean).join(' ');
  return {
    url: `${origin}${linkPreviewPath(kind, slug, content)}`,
    ...SIZE,
    type: 'image/jpeg',
    alt: words === '' ? title : `${title}, ${words}`,
  };
}

/** FNV-1a over 64 bits, in base 36: short, and the same in every process. */
function versionOf(content: LinkPreviewContent): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(content)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
