import type { DealerConfig } from './dealer-schema.ts';
import type { ConfigProblem } from './problem.ts';
import { repeated } from './repeated.ts';

/** Problems between parts of a declaration that are each valid alone. */
export function dealerRules(dealer: DealerConfig): ConfigProblem[] {
  const { locations, dealerships, specialHours, hosts } = dealer;
  const problems: ConfigProblem[] = [];
  locations.forEach(({ dealership_slug: slug, dealership_id: id }, index) => {
    const owner = dealerships.find((each) => each.slug === slug);
    if (owner && owner.id !== id)
      problems.push({
        path: `locations[${index}].dealership_id`,
        what: `${id} is not the id of the dealership "${slug}"`,
        why: 'Its vehicles and its leads would belong to different dealerships.',
        fix: `Write ${owner.id}.`,
      });
  });
  if (!locations.some(({ primary, visible }) => primary && visible))
    problems.push({
      path: 'locations',
      what: 'no visible location is primary',
      why: 'Header, footer and time zone come from the primary location.',
      fix: 'Set primary: true on one visible location.',
    });
  return [
    ...problems,
    ...analyticsRules(dealer.analytics),
    ...repeated('locations', locations, ({ slug }) => slug, 'slug'),
    ...repeated('locations', locations, ({ id }) => String(id), 'id'),
    ...repeated('dealerships', dealerships, ({ slug }) => slug, 'slug'),
    ...repeated('dealerships', dealerships, ({ id }) => String(id), 'id'),
    ...repeated('hosts', hosts, (host) => host, 'host'),
    ...repeated('specialHours', specialHours, (day) => `${day.location_id} ${day.date}`, 'location and date'),
  ];
}

/** Firms are told only of visitors who said yes to what the firm does. */
function analyticsRules(analytics: DealerConfig['analytics']): ConfigProblem[] {
  const { askConsent, googleAnalytics, tagManager, tagHost, metaPixel, advertising } = analytics;
  const problems: ConfigProblem[] = [];
  const firm = Object.entries({ googleAnalytics, tagManager, metaPixel }).find(([, id]) => id !== undefined);
  if (firm && !askConsent)
    problems.push({
      path: `analytics.${firm[0]}`,
      what: 'visitors are not asked for consent',
      why: 'Without a yes nothing is sent, so the firm would count nobody.',
      fix: 'Set askConsent: true, or remove the id.',
    });
  if (metaPixel !== undefined && advertising !== true)
    problems.push({
      path: 'analytics.metaPixel',
      what: 'the question to visitors is not about advertising',
      why: 'Meta uses what a pixel tells it for advertising.',
      fix: 'Set advertising: true, or remove the pixel.',
    });
  if (tagHost !== undefined && googleAnalytics === undefined && tagManager === undefined)
    problems.push({
      path: 'analytics.tagHost',
      what: 'the site has no tags of Google',
      why: 'The host would never be asked.',
      fix: 'Write googleAnalytics or tagManager, or remove the host.',
    });
  return problems;
}

/** States whose law requires a motor dealer's licence number in advertisements. */
const LICENSED: readonly string[] = ['NSW', 'NT', 'TAS', 'VIC', 'WA', 'QLD', 'SA'];

/** Problems that do not stop the build, but must be fixed before the site opens. */
export function dealerWarnings({ locations }: DealerConfig): ConfigProblem[] {
  return locations.flatMap(({ name, address, location_type: type, visible, dealer_license_number }, index) =>
    visible &&
    (type === 'sales' || type === '') &&
    LICENSED.includes(address.state) &&
    !dealer_license_number?.trim()
      ? [
          {
            path: `locations[${index}].dealer_license_number`,
            what: `${name} sells in ${address.state} and has no licence number`,
            why: 'The law there requires the licence number of a motor dealer on the website and in advertisements.',
            fix: 'Write the number as it is on the licence, such as "LMD 1234567".',
          },
        ]
      : [],
  );
}
