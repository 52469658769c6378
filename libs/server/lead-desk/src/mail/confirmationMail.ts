import {
  APPOINTMENT_DAYS,
  APPOINTMENT_MINUTES,
  appointmentText,
  dayWords,
  specialHours,
} from '@forecourt/location';
import { loanRows, MARKETING_TOPICS, oneLine, type LeadValuation } from '@forecourt/lead';
import { formatRange } from '@forecourt/pricing';
import { telHref } from '@forecourt/phone';
import { unsubscribeLinks, type Subscriber } from '@forecourt/subscriptions';
import { longDate } from '@forecourt/values';
import { vehicleWord, wayToTry, type WayToTry } from '@forecourt/vehicle';
import { deliveryName, type KeptLead } from '../deliver/KeptLead.ts';
import { answeringPlace, answerOf, leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadLocation, LeadSite } from '../LeadSite.ts';
import { calendarFile } from './calendarFile.ts';
import type { LeadMail } from './Mailer.ts';
import { blocksHtml, blocksText, type MailBlock, type Row } from './mailBlock.ts';
import { mailHtml, mailLinks, vehiclePage, vehiclePhoto, type MailLink } from './mailHtml.ts';
import { markup } from './markup.ts';
import { visitorName, visitorText } from './visitorText.ts';

const RANGE_NOTE = 'We confirm the exact value when we see your vehicle.';

/** One address, without a list or a name. */
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

/** What a shopper asked for, by the category of the lead; the category itself comes from the client. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'Request Photos': 'Photos',
  'Finance Enquiry': 'Finance',
  Reservation: 'Reservation',
  'Trade-In': 'Trade-in value',
};

const TRIED: Readonly<Record<WayToTry, string>> = {
  drive: 'Test drive',
  ride: 'Test ride',
  viewing: 'Viewing',
};

function askedAbout({ payload: { category }, vehicle }: KeptLead): string | undefined {
  if (category === 'Test Drive') return TRIED[wayToTry(vehicle?.item_type ?? null)];
  return SUBJECTS[category ?? ''];
}

/**
 * The confirmation of a lead to its shopper: what was asked, the car with its photo, and address, phone and hours of the location;
 * with a calendar file for an appointment. Null without a valid address. Anybody can enter an address in a form, so it has no
 * link of the visitor's, and of the visitor's words only a first name and a short message without addresses. It has no VIN and
 * no number plate (ruling 137). A repayment has its rates, example and warning.
 *
 * @param subscriber the shopper, if this lead has a consent to marketing e-mails: the mail then says so, with a link to unsubscribe.
 */
export function confirmationMail(
  lead: KeptLead,
  site: LeadSite,
  subscriber: Pick<Subscriber, 'token' | 'wanted'> | null = null,
): LeadMail | null {
  const { payload, vehicle } = lead;
  if (payload.email === null || !ADDRESS.test(payload.email)) return null;
  const { email } = leadRecipient(site, lead);
  const location = answeringPlace(site, payload);
  const answer = answerOf(site, { payload, arrived: lead.createdAt });
  const about = vehicle ? oneLine(vehicle.name) : site.name;
  const time = payload.dateTime === null ? null : appointmentText(payload.dateTime);
  const name = visitorName(payload.name);
  const subject = time === null ? `We have your enquiry: ${about}` : `Your appointment: ${about}, ${time}`;
  const opening = [
    name === null ? 'Hello,' : `Hi ${name},`,
    `Thanks for getting in touch. Your enquiry is with ${location?.name ?? site.name}, and someone will get back to you.`,
    ...(answer?.open === false && answer.text !== null ? [answer.text] : []),
    ...(time === null ? [] : [`We have kept ${time} for you, and will call to confirm it.`]),
  ];
  const blocks = confirmationBlocks(lead, site, { time, location });
  const wanted = subscriber?.wanted.map((topic) => MARKETING_TOPICS[topic]) ?? [];
  const links = subscriber && wanted.length > 0 ? unsubscribeLinks({ ...subscriber, ...site }) : null;
  const agreed = `You also asked for: ${wanted.join('; ')}.`;
  const closing = `You’re getting this email because this address was entered in a form on ${new URL(site.origin).host}. If that wasn’t you, please ignore it.`;
  return {
    kind: 'confirmation',
    leadId: lead.id,
    number: lead.number,
    site: site.slug,
    date: lead.createdAt,
    from: { name: site.name, address: site.leads.from },
    to: payload.email,
    replyTo: { name: location?.name ?? site.name, address: email },
    subject: oneLine(subject.slice(0, 200)),
    text: `${[...opening, blocksText(blocks), ...(links ? [`${agreed} Unsubscribe or change this: ${links.page}`] : []), closing].join('\n\n')}\n`,
    html: mailHtml(
      subject,
      [
        ...opening.map((line) => markup`<p style="margin:0 0 16px">${line}</p>`),
        vehiclePhoto(vehicle, site),
        mailLinks(linksOf(lead, site, location), site),
        ...blocksHtml(blocks),
        links &&
          markup`<p style="margin:0 0 16px;color:#5c6470;font-size:13px">${agreed} <a href="${links.page}">Unsubscribe or change this</a>.</p>`,
        markup`<p style="margin:0;color:#5c6470;font-size:13px">${closing}</p>`,
      ],
      site,
    ),
    unsubscribe: links?.oneClick ?? null,
    calendar: calendarOf(lead, site, { about, location }),
    attachments: [],
  };
}

interface Meeting {
  /** The appointment as text; null for none. */
  time: string | null;
  location: LeadLocation | null;
}

function confirmationBlocks(lead: KeptLead, site: LeadSite, { time, location }: Meeting): MailBlock[] {
  const { payload, vehicle, asked = [], createdAt } = lead;
  const { loan } = payload;
  return [
    {
      rows: [
        ['Your appointment', time],
        ...(asked.length > 0 ? asked : [['You asked about', askedAbout(lead)] as const]),
        ['Vehicle', vehicle?.name],
        ['Price', vehicle?.price_text],
        ['Status', vehicle?.status_text],
        ['Stock number', vehicle?.stocknum],
        ['See it at', vehicle && vehiclePage(vehicle, site)],
      ],
    },
    valuationBlock(payload.valuation),
    { label: 'Your message', passage: visitorText(payload.message) },
    { rows: loan ? loanRows(loan).map(([, label, text]): Row => [label, text]) : [] },
    { label: 'About these figures', passage: loan && `${loan.example}\n${loan.warning}` },
    {
      rows: [
        ['Where', location?.name ?? site.name],
        ['Address', location && addressText(location)],
        ['Phone', location?.phone ?? site.phone],
        ['Hours', location?.hours?.map(({ label, text }) => `${label}: ${text}`).join('\n')],
        ['Holiday hours', location && holidayText(location, site, createdAt)],
      ],
    },
  ];
}

/** The online value of the shopper's own vehicle with what it rests on, or why there is none. */
function valuationBlock(valuation: LeadValuation | null): MailBlock {
  const range = valuation?.range;
  return {
    rows: [
      ['Your trade-in value', range ? formatRange(range) : valuation?.no_figure],
      ['Valid until', range && longDate(range.valid_until)],
      ['About this value', range && `${range.basis} ${RANGE_NOTE}`],
    ],
  };
}

function linksOf({ vehicle }: KeptLead, site: LeadSite, location: LeadLocation | null): MailLink[] {
  const phone = location?.phone ?? site.phone ?? null;
  const href = phone === null ? null : telHref(phone);
  return [
    ...(href === null ? [] : [{ text: `Call ${phone}`, href }]),
    ...(vehicle
      ? [{ text: `See the ${vehicleWord(vehicle.item_type)}`, href: vehiclePage(vehicle, site) }]
      : []),
  ];
}

function calendarOf(
  lead: KeptLead,
  site: LeadSite,
  { about, location }: { about: string; location: LeadLocation | null },
): string | null {
  const { dateTime } = lead.payload;
  if (dateTime === null) return null;
  const place = location?.name ?? site.name;
  const phone = location?.phone ?? site.phone;
  return calendarFile({
    uid: `${deliveryName(lead)}@${new URL(site.origin).host}`,
    created: lead.createdAt,
    start: new Date(dateTime),
    minutes: APPOINTMENT_MINUTES,
    summary: `${site.name}: ${about}`,
    location: [place, location && addressText(location)].filter(Boolean).join(', '),
    description: [`${appointmentText(dateTime)}, local time of ${place}`, phone && `Phone: ${phone}`]
      .filter(Boolean)
      .join('\n'),
    url: lead.vehicle ? vehiclePage(lead.vehicle, site) : site.origin,
  });
}

/** The special hours on the days of which appointments are offered, one per line; empty for none. */
function holidayText(
  { id, specialHours: entries = [], timeZone }: LeadLocation,
  site: LeadSite,
  from: Date,
): string {
  const zone = timeZone ?? site.timeZone;
  return specialHours(entries, { locationId: id, from, days: APPOINTMENT_DAYS, timeZone: zone })
    .map(({ date, name, text }) => `${dayWords(date)}${name === null ? '' : ` (${name})`}: ${text}`)
    .join('\n');
}

function addressText({ address }: LeadLocation): string | null {
  return address ? `${address.street}, ${address.city} ${address.state} ${address.postcode}` : null;
}
