import { displayedPrice } from '@forecourt/pricing';
import { isExcluded, type Car } from '@forecourt/vehicle';
import type { FeedSite } from '../check/feedSite.ts';

/** The start of a sentence with a count: `3 are`, `3 have`. */
interface Amount {
  are: string;
  have: string;
}

type Say = (amount: Amount) => string;
type Reason = (car: Car, site: FeedSite) => { key: string; say: Say } | null;

/** Reasons why a site does not list an imported vehicle, by the keys of its config; the first match is used. */
const REASONS: readonly Reason[] = [
  ({ item_type: kind }, { itemTypes }) =>
    !itemTypes?.length || itemTypes.includes(kind)
      ? null
      : {
          key: `kind ${kind}`,
          say: ({ are }) =>
            `${are} of the kind ${kind}, and the site sells ${itemTypes.join(', ')}. Add it to stock.itemTypes, or leave it out of the feed`,
        },
  ({ status }) =>
    status !== 'unknown'
      ? null
      : {
          key: 'no status',
          say: ({ have }) =>
            `${have} no status, so that nobody knows whether they are for sale. Write in_stock, coming_soon or sold in the feed`,
        },
  ({ car_type: type }, { carTypes }) =>
    !carTypes?.length || carTypes.includes(type)
      ? null
      : {
          key: `type ${type}`,
          say: ({ are }) =>
            `${are} ${type}, and the site lists ${carTypes.join(', ')}. Add it to stock.carTypes`,
        },
  (car, { requirePrice }) =>
    !requirePrice || (displayedPrice(car) ?? 0) > 0
      ? null
      : { key: 'no price', say: ({ have }) => `${have} no price, and stock.requirePrice wants one` },
  (car, { excludeStock }) =>
    !isExcluded(car, excludeStock ?? [])
      ? null
      : { key: 'excluded', say: ({ are }) => `${are} named in stock.excludeStock` },
];

/**
 * Collects facts about the accepted vehicles of an import: which of them the site will not list, and the hosts of their pictures.
 * `notes` returns them as sentences with the fix.
 */
export function surveyStock(site: FeedSite) {
  let accepted = 0;
  const unseen = new Map<string, { count: number; say: Say }>();
  const hosts = new Map<string, number>();
  const plainHosts = new Map<string, number>();
  return {
    add(car: Car): void {
      accepted += 1;
      const [reason] = REASONS.flatMap((why) => why(car, site) ?? []);
      if (reason) unseen.set(reason.key, { ...reason, count: (unseen.get(reason.key)?.count ?? 0) + 1 });
      if (site.imageHosts) for (const { image } of car.images) countHost(image.url, hosts, plainHosts);
    },
    notes: () => [
      ...unseenNotes(accepted, [...unseen.values()]),
      ...hostNotes(site, hosts),
      ...plainNotes(plainHosts),
    ],
  };
}

const number = (count: number) => count.toLocaleString('en-AU');
const amount = (count: number): Amount => ({
  are: `${number(count)} ${count === 1 ? 'is' : 'are'}`,
  have: `${number(count)} ${count === 1 ? 'has' : 'have'}`,
});

function unseenNotes(accepted: number, reasons: { count: number; say: Say }[]): string[] {
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const said = reasons.map(({ count, say }) => `${say(amount(count))}.`);
  return [
    `${number(total)} of the ${number(accepted)} accepted vehicles will not be shown: ${said.join(' ')} The keys are in dealer.config.ts.`,
  ];
}

function countHost(address: string, hosts: Map<string, number>, plainHosts: Map<string, number>): void {
  const url = URL.parse(address);
  if (!url) return; // a file of the site's own
  const list = url.protocol === 'https:' ? hosts : plainHosts;
  list.set(url.host, (list.get(url.host) ?? 0) + 1);
}

function hostNotes({ imageHosts }: FeedSite, hosts: Map<string, number>): string[] {
  const known = imageHosts ?? [];
  const strange = [...hosts].filter(([host]) => !known.includes(host));
  const wanted = [...known, ...strange.map(([host]) => host)].join(',');
  return strange.map(
    ([host, count]) =>
      `${count === 1 ? '1 picture is' : `${number(count)} pictures are`} on ${host}, which the resizer may not fetch from: they are replaced by drawings. ` +
      `Start the host with IMAGE_HOSTS=${wanted}`,
  );
}

function plainNotes(hosts: Map<string, number>): string[] {
  return [...hosts].map(
    ([host, count]) =>
      `${count === 1 ? '1 picture has' : `${number(count)} pictures have`} an http address (${host}) and cannot be shown. Use https URLs in the feed`,
  );
}
