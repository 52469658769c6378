import { deskRoutes } from '@forecourt/desk-client';
import type { LeadDetail, LeadEvent, LeadRow } from '@forecourt/desk-client';
import type { ChoiceView, FactView, LeadPageView, LeadRowView } from '@forecourt/desk-ui';
import { pathOf } from '@forecourt/platform-client';
import { formatBytes } from '@forecourt/values';
import { carPicture } from './carPicture.ts';
import { deliveryName, deliveryWords } from './deliveryViews.ts';
import { dueView, momentText, placeTime, spanText } from './deskTimes.ts';
import { snoozeText } from './snooze.ts';
import { outcomeText, statusView, stockStatusText } from './statusWords.ts';

/** Where and when a lead is looked at. */
export interface Looked {
  site: string;
  timeZone: string;
  now: Date;
}

const moment = (iso: string, { timeZone, now }: Looked) => ({ iso, text: momentText(iso, timeZone, now) });

/** What a lead is about: its category and place. */
const about = ({ category, location }: LeadRow) => [category, location?.name].filter(Boolean).join(', ');

/** The name of whoever asks. */
const nameOf = ({ name }: LeadRow) => name || 'No name';

/** The subject of a reply at first. */
export const replySubject = ({ vehicle }: Pick<LeadRow, 'vehicle'>): string =>
  vehicle ? `Your enquiry about the ${vehicle.name}` : 'Your enquiry';

/** Whose a lead can be: those who see it, and whoever kept it when it was closed. */
export function assigneeChoices({
  assignable,
  assignee,
}: Pick<LeadDetail, 'assignable' | 'assignee'>): ChoiceView[] {
  const isListed = assignee === null || assignable.some(({ id }) => id === assignee.id);
  return [...assignable, ...(isListed ? [] : [assignee])].map(({ id, name }) => ({ value: id, text: name }));
}

/** Address of a lead. */
export const leadHref = (site: string, id: string): string => `/${site}/leads/${id}`;

/** A lead of the list as it is shown. */
export function leadRowView(lead: LeadRow, looked: Looked): LeadRowView {
  const { appointment_at, snoozed_until, delivery, messages } = lead;
  return {
    id: lead.id,
    href: leadHref(looked.site, lead.id),
    name: nameOf(lead),
    status: statusView(lead.status),
    due: dueView(lead, looked.now),
    received: moment(lead.created_at, looked),
    about: about(lead),
    vehicle: lead.vehicle?.name ?? null,
    picture: carPicture(lead.vehicle, { site: looked.site, shape: 'list' }),
    excerpt: lead.excerpt,
    assignee: lead.assignee?.name ?? 'Nobody yet',
    notes: [
      messages > 1 && `${messages} messages`,
      appointment_at !== null &&
        `Appointment ${placeTime(appointment_at, { zone: lead.time_zone, home: looked.timeZone, text: momentText })}`,
      snoozed_until !== null && snoozeText(snoozed_until, looked.now, looked.timeZone),
      delivery === 'failed' && 'A delivery failed',
    ].filter((note) => note !== false),
  };
}

/** A lead as its page shows it. */
export function leadPageView(lead: LeadDetail, looked: Looked): LeadPageView {
  const time = (iso: string) => momentText(iso, looked.timeZone);
  return {
    name: nameOf(lead),
    status: statusView(lead.status),
    due: dueView(lead, looked.now),
    received: moment(lead.created_at, looked),
    about: about(lead),
    phone: lead.phone,
    email: lead.email,
    wishes: [
      lead.preferred_contact !== null && `Prefers ${contactWords[lead.preferred_contact]}`,
      lead.unsubscribed === true && 'Wants no marketing',
      lead.first_response_minutes !== null &&
        `First answer after ${spanText(lead.first_response_minutes)} of opening time`,
    ].filter((wish) => wish !== false),
    messages: lead.said.map(({ number, at, answers }) => ({
      title: number === 1 ? 'Enquiry' : `Message ${number}`,
      at: moment(at, looked),
      answers: answers.map(({ label, text }) => ({ name: label, text })),
    })),
    files: lead.files.map(({ id, label, name, type, bytes }) => {
      const where = { params: { site: looked.site, id: lead.id, file: id } };
      return {
        ...{ id, name, about: `${label} · ${formatBytes(bytes)}`, href: pathOf(deskRoutes.leadFile, where) },
        picture: type.startsWith('image/')
          ? pathOf(deskRoutes.leadFile, { ...where, query: { size: 'small' } })
          : null,
      };
    }),
    car: lead.car && {
      name: lead.car.name,
      picture: carPicture(lead.vehicle, { site: looked.site, shape: 'page' }),
      facts: carFacts(lead.car),
    },
    appointments: lead.appointments.map(({ starts_at, time_zone: zone, location_name, loan_car }) =>
      [
        placeTime(starts_at, { zone, home: looked.timeZone, text: momentText }),
        location_name,
        loan_car && 'with a loan car',
      ]
        .filter(Boolean)
        .join(', '),
    ),
    deliveries: lead.deliveries.map(({ state, attempts, at, error, ...sent }) => ({
      name: deliveryName(sent),
      text: [`${deliveryWords[state]}, ${time(at)}`, attempts > 1 && `${attempts} tries`, error]
        .filter(Boolean)
        .join(' · '),
    })),
    visit: facts([
      ['Form', lead.url],
      ['Pages seen', lead.visited_pages.join('\n')],
      ...Object.entries(lead.campaign).map(([name, text]): Fact => [name, text]),
    ]),
    history: lead.history.map((event) => ({
      id: event.id,
      at: moment(event.at, looked),
      title: eventTitle(event, looked),
      text: [event.data.subject, event.data.text].filter(Boolean).join('\n'),
    })),
    records: lead.records.map((record) => recordLink(looked.site, record)),
    mergedInto: lead.merged_into && leadHref(looked.site, lead.merged_into),
    related: [...lead.merged, ...lead.related].map((each) => ({
      href: leadHref(looked.site, each.id),
      text: `${leadInALine(each, looked.timeZone)}${lead.merged.includes(each) ? ', merged into this one' : ''}`,
    })),
  };
}

/** The link to what a lead is of. @example recordLink('acme', record).text // 'Finance application FA-CK9X-TZ8A' */
export function recordLink(site: string, { page, id, name }: LeadDetail['records'][number]) {
  return { href: `/${site}/${page}/${id}`, text: `${recordWords[page]} ${name}` };
}

const recordWords = {
  finance: 'Finance application',
  reservations: 'Reservation of',
  payments: 'Payment of invoice',
};

/** What is known of the vehicle of a lead. */
export const carFacts = (car: NonNullable<LeadDetail['car']>): FactView[] =>
  facts([
    ['Price', car.price_text],
    ['In stock', car.status_now === null ? 'No longer' : stockStatusText(car.status_now)],
    ['Stock number', car.stocknum],
    ['Registration', car.regplate],
    ['VIN', car.vin],
    ['Page', car.url && 'On the site', car.url],
  ]);

/** @example leadCount(1_200) // '1,200 leads' */
export const leadCount = (leads: number): string =>
  leads === 1 ? '1 lead' : `${leads.toLocaleString('en-AU')} leads`;

/** A lead in one line. @example leadInALine(lead, zone) // 'Test Drive, Brisbane, Mon 2 Nov, 9:00 am (Lost)' */
export const leadInALine = (lead: LeadRow, timeZone: string): string =>
  `${about(lead)}, ${momentText(lead.created_at, timeZone)} (${statusView(lead.status).text})`;

const contactWords = { Phone: 'a call', Email: 'an e-mail', SMS: 'a text message' };

type Fact = [name: string, text: string | null, href?: string | null];

function facts(all: readonly Fact[]): FactView[] {
  return all.flatMap(([name, text, href = null]) =>
    text === null || text === '' ? [] : { name, text, href },
  );
}

/** What happened, in one line. @example eventTitle(event, looked) // 'Kim Lee set the status to Won' */
export function eventTitle({ kind, by, data }: LeadEvent, { timeZone }: Pick<Looked, 'timeZone'>): string {
  const who = by?.name ?? 'The platform';
  const until = data.until ? momentText(data.until, timeZone) : null;
  switch (kind) {
    case 'assigned':
      return data.to ? `${who} assigned it to ${data.to.name}` : `${who} assigned it to nobody`;
    case 'noted':
      return `${who} wrote a note`;
    case 'status':
      return `${who} set the status to ${data.status ? statusView(data.status).text : 'another one'}`;
    case 'merged':
      return `${who} merged it with another lead`;
    case 'snoozed':
      return until === null ? `${who} woke it` : `${who} snoozed it until ${until}`;
    case 'replied':
      return `${who} replied by e-mail${data.delivery ? ` (${deliveryWords[data.delivery].toLowerCase()})` : ''}`;
    case 'called':
      return `${who} called: ${outcomeText(data.outcome ?? '')}`;
    case 'released':
      return `${who} released the appointment`;
    case 'retried':
      return `${who} retried a delivery`;
    case 'decided':
      return `${who} decided the application: ${data.outcome ?? ''}`;
  }
}
