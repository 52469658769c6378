import type { TagSettings } from '../tags/TagSettings.ts';
import type { ConsentSubject } from './consent.ts';

/** The firms whose services a site uses, as the question to visitors names them. */
export function tagFirms({ googleAnalytics, tagManager, metaPixel }: TagSettings): ('Google' | 'Meta')[] {
  const usesGoogle = googleAnalytics !== undefined || tagManager !== undefined;
  return [
    ...(usesGoogle ? (['Google'] as const) : []),
    ...(metaPixel === undefined ? [] : (['Meta'] as const)),
  ];
}

/**
 * What the question about analytics of a site is about. A yes is valid for its own question: a site that adds a firm, a tag
 * manager, whose tags may read the page, or advertising, asks again.
 *
 * @example consentSubject({ googleAnalytics: 'G-EXAMPLE123' }) // 'analytics-google'
 * @example consentSubject({ tagManager: 'GTM-EXAMPLE' }) // 'analytics-google-tagmanager'
 * @example consentSubject({}) // 'analytics'
 */
export function consentSubject(settings: TagSettings): ConsentSubject {
  const firms = tagFirms(settings).map((firm) => firm.toLowerCase());
  const parts = [
    ...firms,
    ...(settings.tagManager === undefined ? [] : ['tagmanager']),
    ...(settings.advertising && firms.length > 0 ? ['advertising'] : []),
  ];
  return `analytics${parts.map((part) => `-${part}`).join('')}`;
}
