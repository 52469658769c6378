import { oneLine } from '@forecourt/lead';
import { paths } from '@forecourt/site-config';
import type { ShownPush } from '../../logic/shown-push.ts';
import { newsPrice, newsSubject } from '../news-mail.ts';
import type { DueNews } from '../true-news.ts';

/** Vehicles that a notification names. */
const MOST = 3;
/** Devices cut longer texts, characters. */
const LONGEST = { title: 120, line: 120 };

/** What a notification says of news, and the page that it opens. It has nothing about the person. */
export function pushMessage(
  news: readonly [DueNews, ...DueNews[]],
  { id, ...moment }: { id: string; now: Date; timeZone: string },
): ShownPush {
  const cars = [...new Map(news.map((each) => [each.car.id, each])).values()];
  const named = cars.slice(0, MOST).map((each) => {
    const parts = news.length === 1 ? [newsPrice(each)] : [each.car.name, newsPrice(each)];
    return cut(parts.filter(Boolean).join(' – '), LONGEST.line);
  });
  const more = cars.length - named.length;
  return {
    title: cut(newsSubject(news, moment), LONGEST.title),
    body: [...named, ...(more > 0 ? [`and ${more} more`] : [])].filter(Boolean).join('\n'),
    path: pathOf(news),
    tag: id,
  };
}

/** A longer path would not fit into a message. */
const LONGEST_PATH = 1_500;

/** The vehicle, or the search that found the first of several. */
function pathOf(news: readonly [DueNews, ...DueNews[]]): string {
  const [{ alert, car }] = news;
  const isOne = news.every((each) => each.car.id === car.id);
  const { search } = alert;
  return isOne || search === null || search.length > LONGEST_PATH ? paths.vehicle(car.slug) : search;
}

const cut = (text: string, longest: number): string => {
  const line = oneLine(text);
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
