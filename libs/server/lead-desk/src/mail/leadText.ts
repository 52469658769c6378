import { isAppointmentLabel, PRICE_SHOWN_LABEL, leadNews, leadStatements, oneLine } from '@forecourt/lead';
import type { LeadPayload, LeadStatement } from '@forecourt/lead';
import { localMoment } from '../deliver/localMoment.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { namedStatements } from '../deliver/namedStatements.ts';
import { deskLink } from './deskLink.ts';
import { blocksText, type MailBlock, type Row } from './mailBlock.ts';
import { vehiclePage } from './mailHtml.ts';

/** Fields that have their own place in the text. */
const PLACED = ['name', 'email', 'phone', 'postcode', 'message', 'subcategory', 'location'];

/** The text of a lead's mail, with all a dealer needs to reply. */
export function leadText(lead: KeptLead, site: LeadSite, desk: string | null = null): string {
  const link = deskLink(lead, site, desk);
  const blocks = [
    ...essentialBlocks(lead, site),
    { rows: [[link?.text ?? '', link?.href] as const] },
    ...otherBlocks(lead, site),
  ];
  return `${leadOpening(lead, site)}\n\n${blocksText(blocks)}\n`;
}

/** What somebody needs who answers at once: what is new in an addition, what the lead is about, who asks, and what they said. */
export function essentialBlocks(lead: KeptLead, site: LeadSite): MailBlock[] {
  const { payload } = lead;
  const statements = leadStatements(payload);
  const said = (wanted: string) => statements.find(({ key }) => key === wanted)?.text;
  return [
    { label: 'New', passage: news(lead, site) },
    {
      rows: [
        ['About', [payload.category, payload.subcategory].filter(Boolean).join(' / ')],
        ...statements.filter(({ label }) => isAppointmentLabel(label)).map(rowOf),
        ['Name', said('name')],
        ['E-mail', payload.email],
        ['Phone', payload.phone],
        ['Postcode', payload.postcode],
      ],
    },
    { label: 'Message', passage: payload.message },
  ];
}

/** Everything else, with the vehicle first and the earlier messages of an addition last. */
export function otherBlocks(lead: KeptLead, site: LeadSite): MailBlock[] {
  const { payload, vehicle } = lead;
  const statements = leadStatements(payload);
  return [
    {
      rows: [
        ['Vehicle', oneLine(vehicle?.name ?? '')],
        ['Stock no.', oneLine(vehicle?.stocknum ?? payload.stock_number ?? '')],
        ['VIN', vehicle?.vin],
        ['Number plate', vehicle?.regplate],
        ['Status', vehicle?.status_text],
        ...priceRows(lead),
        ['Page', vehicle ? vehiclePage(vehicle, site) : payload.url],
      ],
    },
    {
      rows: [
        ['Location', leadRecipient(site, lead).location?.name ?? payload.location],
        ...namedStatements(site, statements)
          .filter(({ key, label }) => !PLACED.includes(key) && !isAppointmentLabel(label))
          .map(rowOf),
      ],
    },
    {
      rows: [
        ['Came by', campaign(payload)],
        ['Pages seen', payload.lead_attributes.visited_pages.join('\n')],
      ],
    },
    ...lead.earlier.map(({ createdAt, payload: before }) => ({
      label: `Said before, ${localMoment(createdAt, site.timeZone)}`,
      passage: otherWords(site, before, statements),
    })),
    {
      rows: [
        ['Received', `${localMoment(lead.createdAt, site.timeZone)} (${site.timeZone})`],
        ['Lead', lead.id],
        ['Message of this lead', lead.number > 1 ? String(lead.number) : null],
      ],
    },
  ];
}

/** The price that the page showed, and the one at the time of the enquiry if it differed: the page may have been open for long. */
export function priceRows({ payload, vehicle }: Pick<KeptLead, 'payload' | 'vehicle'>): Row[] {
  const now = vehicle?.price_text;
  const shown = vehicle && payload.answers[PRICE_SHOWN_LABEL];
  if (shown === undefined || shown === null || shown === now) return [['Price shown', now]];
  return [
    ['Price shown', oneLine(shown)],
    ['Price now', now],
  ];
}

/** What happened, and how to answer. */
export function leadOpening({ payload, earlier: [first] }: KeptLead, site: LeadSite): string {
  const name = oneLine([payload.name, payload.last_name].filter(Boolean).join(' '));
  const what = first
    ? `${name} has added to the enquiry of ${localMoment(first.createdAt, site.timeZone)}.`
    : `${site.name} has a new enquiry from its website.`;
  return payload.email === null ? what : `${what} Reply to this e-mail to answer.`;
}

/** The new content of an addition, one per line; empty for a lead. */
function news({ earlier, payload }: KeptLead, site: LeadSite): string {
  if (earlier.length === 0) return '';
  const before = earlier.map((each) => each.payload);
  const known = namedStatements(
    site,
    before.flatMap((each) => leadStatements(each)),
  );
  return namedStatements(site, leadNews(before, payload))
    .map((each) => (each.key === 'message' ? 'A message, see below' : changed(each, known)))
    .join('\n');
}

function changed({ key, label, text }: LeadStatement, known: readonly LeadStatement[]): string {
  const before = known.findLast((each) => each.key === key)?.text;
  const both = isAppointmentLabel(label) ? ', which stays booked too' : '';
  return oneLine(`${label}: ${text}${before === undefined ? '' : ` (before: ${before}${both})`}`);
}

/** Content of an earlier message that is missing in this one. */
function otherWords(site: LeadSite, before: LeadPayload, now: readonly LeadStatement[]): string {
  return namedStatements(site, leadStatements(before))
    .filter(({ key, meaning }) => !now.some((each) => each.key === key && each.meaning === meaning))
    .map(({ key, label, text }) => (key === 'message' ? text : oneLine(`${label}: ${text}`)))
    .join('\n');
}

function rowOf({ label, text }: LeadStatement): Row {
  return [label, text];
}

function campaign({ lead_attributes }: LeadPayload): string {
  const entries = Object.entries(lead_attributes.linked_query_params);
  return oneLine(entries.map(([key, value]) => `${key}=${value}`).join(', '));
}
