import { headingOf, readableText } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { isListed, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const number = (digits: string | undefined) => Number((digits ?? '').replaceAll(',', ''));

/** Every link to a search whose text includes the number of vehicles. */
function countedLinks(html: string): { href: string; count: number; words: string }[] {
  const links = html.matchAll(/<a\b[^>]*href="(\/search[^"]*)"[^>]*>([\s\S]*?)<\/a>/g);
  return [...links].flatMap(([, href = '', inner = '']) => {
    const words = readableText(`<body>${inner}</body>`);
    const told =
      /^(?:All|Show Me) ([\d,]+) \w+$/.exec(words) ??
      /([\d,]+) in stock$/.exec(words) ??
      /^([\d,]+) .*Found$/.exec(words);
    return told ? [{ href: href.replaceAll('&amp;', '&'), count: number(told[1]), words }] : [];
  });
}

/** Every link of the models page; each ends with the number of vehicles. */
function modelLinks(html: string): { href: string; count: number; words: string }[] {
  const links = html.matchAll(
    /<a\b[^>]*href="(\/search[^"]*)"[^>]*>((?:(?!<\/a>)[\s\S])*?)tabular-nums">([\d,]+)<\/span><\/a>/g,
  );
  return [...links].map(([, href = '', words = '', count]) => ({
    href: href.replaceAll('&amp;', '&'),
    count: number(count),
    words: readableText(`<body>${words}</body>`),
  }));
}

/** The number in the heading of a search page. */
const countOf = (html: string): number =>
  number(/<p class="search-count"[^>]*>([\d,]+) /.exec(html)?.[1] ?? 'none');

test(
  '[SR-10] a link with a count leads to exactly as many results, from home, models and search',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const available = stockOf(site).filter((car) => isListed(car) && car.status !== 'sold').length;
    const home = (await get('/')).text;
    const models = (await get('/models')).text;
    const links = [...countedLinks(home), ...countedLinks(models), ...modelLinks(models)];
    expect(links.length).toBeGreaterThan(3);
    for (const { href, count, words } of links)
      expect(countOf((await get(href)).text), `${words} leads to ${href}`).toBe(count);

    const root = await get(STOCK);
    expect(countOf(root.text)).toBe(available);
    const text = readableText(root.text);
    expect(text).toContain(`Show me ${available.toLocaleString('en-AU')} `);
    expect(root.text).toContain(`: ${available.toLocaleString('en-AU')} in stock`);
    const button = /(?:Show Me|Search) ([\d,]+) \w+/.exec(readableText(home));
    if (button) expect(number(button[1])).toBe(available);
  },
);

test(
  '[SR-12] the pages together have every listed vehicle, sold ones too, and the same count as the heading',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const last = Math.ceil(stockOf(site).filter(isListed).length / 21);
    const { text } = await get(`${STOCK}?page=${last}`);
    expect(readableText(text)).toContain(`Page ${last} of ${last}`);
    expect(readableText(text)).not.toMatch(/Showing [\d,]+ to/);
    expect(countOf(text)).toBe(countOf((await get(STOCK)).text));
  },
);

test(
  'the page of a location counts only its own vehicles',
  { tag: '@every-dealer' },
  async ({ site, dealer, get }) => {
    for (const { slug, name } of dealer.locations) {
      const { status, text } = await get(`/search/${slug}`);
      if (status === 404) continue;
      const own = stockOf(site).filter(
        (car) => car.location_name === name && isListed(car) && car.status !== 'sold',
      ).length;
      expect(countOf(text), headingOf(text)).toBe(own);
      expect(readableText(text)).not.toMatch(/vehicles across \d+ locations/);
    }
  },
);
