import type { PublicSite } from '@forecourt/site-config';
import { paths } from '@forecourt/site-config';
import type { ContentPage } from '@forecourt/site-content';

/** The text of a page that every site has, while the dealer has no file for it; null for another address. */
export function defaultPage({ brand }: Pick<PublicSite, 'brand'>, path: string): ContentPage | null {
  if (path === paths.about()) return page(path, 'About us', brand.description, '');
  const known = LEGAL[path];
  return known ? page(path, ...known) : null;
}

const LEGAL: Partial<Record<string, [title: string, intro: string, html: string]>> = {
  [paths.privacy()]: [
    'Privacy policy',
    'What we collect, why, and who sees it.',
    '<h2>What we collect</h2><p>The details that you write into a form on this site, the vehicle you ask about, and the last pages you looked at here, so that we can answer well.</p>' +
      '<h2>Who sees it</h2><p>The dealership named on the page you write from. We do not sell your details.</p>' +
      '<h2>Your rights</h2><p>Ask us for your details and you have them within 30 days. We acknowledge a complaint in 7 days and resolve it in 30.</p>',
  ],
  [paths.terms()]: [
    'Terms and conditions',
    'How to read what this site shows.',
    '<h2>Prices</h2><p>Each price says what it includes. &quot;Drive away&quot; is the whole amount; &quot;Excl. govt charges&quot; leaves out registration, stamp duty and compulsory insurance.</p>' +
      '<h2>Finance</h2><p>Repayments are estimates and not an offer of credit. Each is shown with its interest rate, its comparison rate and the warning.</p>',
  ],
};

function page(path: string, title: string, intro: string, html: string): ContentPage {
  return {
    ...{ path, title, intro, description: intro, listed: true, image: null, imageAlt: '' },
    ...{ file: '', draft: false, start: null, expiry: null, updated: null },
    sale: null,
    body: html === '' ? [] : [{ kind: 'text', html }],
  };
}
