import type { ApiSite } from '@forecourt/api';
import { oneLine } from '@forecourt/lead';
import { leadVehicle, mailHtml, mailLinks, markup, vehiclePhoto, type LeadMail } from '@forecourt/lead-desk';
import { formatDollars, priceText } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import { newSince } from '@forecourt/stock-alert';
import { longDate, localDate } from '@forecourt/values';
import { myAlertsPage } from '../logic/addresses.ts';
import type { NewsMail } from './due-news.ts';
import { newsSince } from './true-news.ts';
import type { DueNews } from './true-news.ts';

/** Vehicles of one search in an e-mail; the others are behind a link. */
const MOST = 10;

/** Whom an e-mail is for. */
export interface MailTo {
  site: ApiSite;
  to: string;
  /** The secret of the person's own link. */
  token: string;
  date: Date;
}

/** The e-mail with news: one part for each search and each vehicle, as text and in the look of the dealer. */
export function newsMail({ id, news }: NewsMail, { site, to, token, date }: MailTo): LeadMail {
  const moment = { now: date, timeZone: site.timeZone };
  const subject = oneLine(newsSubject(news, moment)).slice(0, 200);
  const link = new URL(myAlertsPage(token), site.origin).href;
  const parts = partsOf(news);
  const since = parts.map(({ alert }) => alert.since).sort((a, b) => a.getTime() - b.getTime());
  const asked = longDate(localDate(since[0] ?? date, site.timeZone));
  const footer = `You get this email because you asked ${site.name} for it on ${asked}.`;
  return {
    ...{ kind: 'alert', leadId: id, number: 1, site: site.slug, date, to, subject },
    from: { name: site.name, address: site.leads.from },
    replyTo: { name: site.name, address: site.leads.to },
    text: `${[
      ...parts.map((part) => partText(part, { site, moment })),
      [site.name, site.phone].filter(Boolean).join(' · '),
      `${footer}\nChange or stop your alerts: ${link}`,
    ].join('\n\n')}\n`,
    html: mailHtml(
      subject,
      [
        ...parts.flatMap((part) => partHtml(part, { site, moment })),
        markup`<p style="margin:24px 0 0;color:#4a5160">${[site.name, site.phone].filter(Boolean).join(' · ')}</p>`,
        markup`<p style="margin:12px 0 0;color:#4a5160;font-size:14px">${footer} <a href="${link}" style="color:#4a5160">Change or stop your alerts</a></p>`,
      ],
      site,
    ),
    unsubscribe: new URL(`/api/alerts/stop?${new URLSearchParams({ token }).toString()}`, site.origin).href,
    calendar: null,
    attachments: [],
  };
}

/** The news of one alert. */
export interface Part {
  alert: DueNews['alert'];
  news: DueNews[];
}

/** News by its alert. */
export function partsOf(news: readonly DueNews[]): Part[] {
  const parts = new Map<number, Part>();
  for (const each of news) {
    const part = parts.get(each.alert.id) ?? { alert: each.alert, news: [] };
    part.news.push(each);
    parts.set(each.alert.id, part);
  }
  return [...parts.values()];
}

/** The time of what is said, and the zone of the site. */
interface Moment {
  now: Date;
  timeZone: string;
}

/** What news is about, in a line. */
export function newsSubject(news: readonly DueNews[], moment: Moment): string {
  const [first] = news;
  if (first && news.length === 1) return lineOf(first);
  const searched = news.filter(({ kind }) => kind === 'found');
  const searches = new Set(searched.map(({ alert }) => alert.id)).size;
  const prices = news.filter(({ kind }) => kind === 'price').length;
  const back = news.filter(({ kind }) => kind === 'back').length;
  const isOneSearch = searches === 1 && searched.length === news.length;
  if (isOneSearch) return `${foundWords(searched, moment)}: ${first?.alert.label}`;
  return [
    searches > 0 ? foundWords(searched, { ...moment, saysWhat: true }) : '',
    prices > 0 ? `${prices} lower ${prices === 1 ? 'price' : 'prices'}` : '',
    back > 0 ? `${back} back in stock` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** How many vehicles searches have found since the e-mail before. */
const foundWords = (found: readonly DueNews[], moment: Moment & { saysWhat?: boolean }): string =>
  newSince(new Set(found.map(({ car }) => car.id)).size, newsSince(found, moment.now), moment);

function lineOf({ kind, car }: DueNews): string {
  if (kind === 'price') return `Lower price: ${car.name}`;
  return kind === 'back' ? `Back in stock: ${car.name}` : `New for your search: ${car.name}`;
}

function headingOf({ alert, news }: Part, moment: Moment): string {
  const [first] = news;
  return alert.kind === 'search' || !first ? `${foundWords(news, moment)}: ${alert.label}` : lineOf(first);
}

/** The price of a vehicle, with what it was before. */
export function newsPrice({ kind, car, priceBefore }: DueNews): string {
  const price = priceText(car);
  return kind === 'price' && priceBefore !== null ? `${price}, was ${formatDollars(priceBefore)}` : price;
}

function partText(part: Part, { site, moment }: { site: ApiSite; moment: Moment }): string {
  const cars = part.news.slice(0, MOST).map((each) => {
    const page = new URL(paths.vehicle(each.car.slug), site.origin).href;
    return `${[oneLine(each.car.name), newsPrice(each)].filter(Boolean).join(' – ')}\n${page}`;
  });
  const all = linkToAll(part, site);
  return [oneLine(headingOf(part, moment)), ...cars, ...(all ? [`${all.text}: ${all.href}`] : [])].join(
    '\n\n',
  );
}

function partHtml(part: Part, { site, moment }: { site: ApiSite; moment: Moment }) {
  const all = linkToAll(part, site);
  return [
    markup`<h2 style="margin:0 0 16px;font-size:20px;line-height:1.3">${oneLine(headingOf(part, moment))}</h2>`,
    ...part.news
      .slice(0, MOST)
      .flatMap((each) => [
        vehiclePhoto(leadVehicle(each.car), site),
        markup`<p style="margin:0 0 8px"><strong>${oneLine(each.car.name)}</strong><br />${newsPrice(each)}</p>`,
        mailLinks(
          [{ text: 'See this vehicle', href: new URL(paths.vehicle(each.car.slug), site.origin).href }],
          site,
        ),
      ]),
    all && mailLinks([all], site),
  ];
}

function linkToAll({ alert: { search }, news }: Part, site: ApiSite) {
  if (search === null) return null;
  const text = news.length > MOST ? `See all ${news.length} and the rest of this search` : 'See this search';
  return { text, href: new URL(search, site.origin).href };
}
