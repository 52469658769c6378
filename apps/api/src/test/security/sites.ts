import { account } from '@forecourt/account';
import accountHalf from '@forecourt/account/server';
import { alerts } from '@forecourt/alerts';
import alertsHalf from '@forecourt/alerts/server';
import { apiSite, siteLookup, type ServerHalf, type SiteByHost } from '@forecourt/api';
import { checkout } from '@forecourt/checkout';
import checkoutHalf from '@forecourt/checkout/server';
import { enquiry } from '@forecourt/enquiry';
import enquiryHalf from '@forecourt/enquiry/server';
import { feeds } from '@forecourt/feeds';
import feedsHalf from '@forecourt/feeds/server';
import { financeApplication } from '@forecourt/finance-application';
import financeHalf from '@forecourt/finance-application/server';
import { mcp } from '@forecourt/mcp';
import mcpHalf from '@forecourt/mcp/server';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { spinToWin } from '@forecourt/spin-to-win';
import spinHalf from '@forecourt/spin-to-win/server';
import { vdp } from '@forecourt/vdp';
import vdpHalf from '@forecourt/vdp/server';

/** Every server half of the workspace; a test compares the list with the packages that export one. */
export const halves: readonly ServerHalf[] = [
  ...[accountHalf, alertsHalf, checkoutHalf, enquiryHalf, feedsHalf],
  ...[financeHalf, mcpHalf, spinHalf, vdpHalf],
];

/** Hosts of the two dealers. */
export const HOME = 'example-motors.localhost';
export const ELSEWHERE = 'other-motors.localhost';

/** The versions of texts that shoppers agree to. */
export const VERSION = '2026-11';

const law = { onRoadCosts: 'On top.', coolingOff: 'One day.', warranty: 'Three months.' };

const features = [
  ...[vdp({}), enquiry(), account(), alerts(), mcp(), feeds({ files: ['json'] })],
  checkout({
    terms: { version: VERSION, deposit: 'Fully refundable.', law },
    business: { name: 'Example Motors Pty Ltd', abn: '51 824 753 556', gst: 'No GST is payable.' },
    invoices: { minCents: 100, maxCents: 500_000 },
    purchase: {},
  }),
  financeApplication({
    lender: {
      name: 'Demonstration Finance',
      texts: { version: VERSION, creditGuide: 'The guide.', privacy: 'The consent.' },
    },
  }),
  spinToWin({
    title: 'Spin',
    intro: 'Once a month.',
    prizes: [
      { id: 'wash', name: 'A car wash', text: 'Drop in.', parts: 1 },
      { id: 'nothing', name: 'No prize', text: 'Next month.', parts: 1, wins: false },
    ],
    terms: { version: VERSION, text: 'Once a month.' },
    period: { once: 'a month' },
  }),
];

/** Two dealers with every feature. */
export const dealers = [
  defineDealer({ ...exampleDealer, features }),
  defineDealer({ ...exampleDealer, slug: 'other-motors', name: 'Other Motors', features }),
];

/** The dealers, read as the host reads them; neither lists the stock of the other. */
export function openSites(env: Readonly<Record<string, string>>): SiteByHost {
  const { byHost } = siteLookup(
    dealers.map((definition) => {
      const origin = `http://${definition.dealer.slug}.localhost`;
      return { site: apiSite(definition, { origin, env, halves }), hosts: [] };
    }),
  );
  return byHost;
}
