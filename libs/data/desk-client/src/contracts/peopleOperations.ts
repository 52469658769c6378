import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { auditKinds } from './audit.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { leadFilterFields } from './leadOperations.ts';
import { atSite, atUuid, done, emailField, line, moment, nextPage, paging, words } from './parts.ts';
import { EVERYONE, LEADERS, roleSchema } from './role.ts';

const leaders = { who: 'staff', roles: LEADERS } as const;
const NOT_STAFF = { status: 404, error: 'This person does not work here.' } as const;
const NOT_YOURS = {
  status: 403,
  error: 'Only an owner can change owners, or make one, and only somebody who sees a place can give it.',
} as const;
const LAST_OWNER = {
  status: 409,
  error: 'A dealership needs an owner. Make somebody else one first.',
} as const;

/** A member of staff of a site. */
export const staffSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  location_ids: z
    .array(z.number().int())
    .nullable()
    .meta({ description: 'Null for all places of the site.' }),
  invited_at: moment,
  last_seen_at: moment.nullable(),
  second_factor: z.boolean(),
  open_leads: z.number().int(),
});

/** A member of staff of a site. */
export type Staff = z.output<typeof staffSchema>;

const location_ids = z.array(z.number().int()).min(1).max(200).nullable();

/** Who a shopper is: one of both, as in the lead. */
const who = z.object({ email: emailField.optional(), phone: z.string().max(40).optional() });

/** The calls about people: staff, and the rights of shoppers. */
export const peopleOperations = {
  staff: defineDeskOperation(routes.staff, {
    summary: 'Staff of the site',
    description: 'By name. Those who may assign need this list, so every role has it.',
    access: { who: 'staff', roles: EVERYONE },
    request: z.object({ params: atSite }),
    answer: z.object({ staff: z.array(staffSchema) }),
    problems: {},
  }),
  inviteStaff: defineDeskOperation(routes.inviteStaff, {
    summary: 'Invite somebody',
    description:
      'Gives a role and sends a mail with the address of the desk. Somebody who works here already keeps the name, and can be invited again with the same role and places only. Only places that the caller sees can be given.',
    access: leaders,
    request: z.object({
      params: atSite,
      body: z.object({ email: emailField, name: line(1, 100), role: roleSchema, location_ids }),
    }),
    answer: staffSchema,
    problems: {
      notYours: NOT_YOURS,
      lastOwner: LAST_OWNER,
      noLocation: { status: 422, error: 'This location does not exist.' },
      worksHere: {
        status: 409,
        error: 'This person works here already, with another role or other places. Change those in the list.',
      },
    },
  }),
  updateStaff: defineDeskOperation(routes.updateStaff, {
    summary: 'Change role or places',
    description:
      'Only the members that are sent are changed. It counts from the next call of that person on. Whoever sees only some places changes only people of those, and gives only those.',
    access: leaders,
    request: z.object({
      params: atUuid,
      body: z
        .object({
          role: roleSchema,
          location_ids,
          expected: z
            .object({ role: roleSchema, location_ids })
            .meta({
              description:
                'Role and places that were on screen. With others in the database the response is 409 `changed`, unless they are as they are sent.',
            }),
        })
        .partial(),
    }),
    answer: staffSchema,
    problems: {
      notFound: NOT_STAFF,
      notYours: NOT_YOURS,
      lastOwner: LAST_OWNER,
      noLocation: { status: 422, error: 'This location does not exist.' },
      changed: {
        status: 409,
        error:
          'Somebody else has changed this person since you saw it. Look at role and places again, then repeat.',
      },
    },
  }),
  removeStaff: defineDeskOperation(routes.removeStaff, {
    summary: 'Remove somebody from the site',
    description:
      'Takes the role, ends the sessions of somebody without another role, and frees their open leads.',
    access: leaders,
    request: z.object({ params: atUuid, body: z.object({}) }),
    answer: done,
    problems: { notFound: NOT_STAFF, notYours: NOT_YOURS, lastOwner: LAST_OWNER },
  }),
  resetSecondFactor: defineDeskOperation(routes.resetSecondFactor, {
    summary: 'Reset a lost authenticator app',
    description:
      'That person enrols again. Needs the second factor of whoever does it, who leads the person at every dealership where the person works, and cannot be done for oneself.',
    access: { ...leaders, secondFactor: true },
    request: z.object({ params: atUuid, body: z.object({}) }),
    answer: done,
    problems: {
      notFound: NOT_STAFF,
      notYours: NOT_YOURS,
      own: { status: 403, error: 'Ask another owner or manager to reset yours.' },
    },
  }),
  exportLeads: defineDeskOperation(routes.exportLeads, {
    summary: 'Leads as CSV',
    description:
      'With the filters of the list, newest first, at most 50,000 rows. UTF-8 with a byte order mark; a cell that begins like a formula has an apostrophe before it.',
    access: leaders,
    request: z.object({ params: atSite, query: z.object(leadFilterFields) }),
    answer: z.string(),
    answerType: 'text/csv',
    problems: {},
  }),
  exportPerson: defineDeskOperation(routes.exportPerson, {
    summary: 'All data of a shopper',
    description:
      'Every lead of the e-mail address or phone number, with what was said and done, and their accounts, reservations, payments of invoices, alerts and the devices that show them, and what they chose about marketing, for the shopper who asks for it.',
    access: leaders,
    request: z.object({ params: atSite, body: who }),
    answer: z.object({
      made_at: moment,
      leads: z.array(z.record(z.string(), z.unknown())),
      merged: z
        .number()
        .int()
        .meta({
          description:
            'Leads with other contact details that were merged into these. They are erased with them, and not given out.',
        }),
      accounts: z.array(z.record(z.string(), z.unknown())),
      reservations: z.array(z.record(z.string(), z.unknown())),
      payments: z.array(z.record(z.string(), z.unknown())),
      alerts: z.array(z.record(z.string(), z.unknown())),
      devices: z.array(z.record(z.string(), z.unknown())),
      consents: z.array(z.record(z.string(), z.unknown())),
      unsubscribed: z.boolean().nullable(),
    }),
    problems: { noPerson: { status: 422, error: 'Enter an e-mail address or a phone number.' } },
  }),
  erasePerson: defineDeskOperation(routes.erasePerson, {
    summary: 'Erase a shopper',
    description:
      'Deletes the leads of the e-mail address or phone number, and those that were merged into them, with additions, history, appointments and undelivered mails, and their accounts, alerts and devices of alerts. Reservations and payments of invoices keep ' +
      'vehicle, amounts and payments, without the shopper; one that runs goes on. A wish to get no marketing stays. The audit says who did it and how many leads it was, not who the shopper is. It cannot be undone.',
    access: { ...leaders, secondFactor: true },
    request: z.object({
      params: atSite,
      body: who.extend({ reason: words(1, 500), leads: z.number().int() }),
    }),
    answer: z.object({ erased: z.number().int() }),
    problems: {
      noPerson: { status: 422, error: 'Enter an e-mail address or a phone number.' },
      otherCount: {
        status: 409,
        detail: '`leads` is the number of `leads` and `merged` that the export showed; it has changed since.',
        error: 'The number of leads has changed. Look at them again, then repeat.',
      },
    },
  }),
  audit: defineDeskOperation(routes.audit, {
    summary: 'Who did what',
    description:
      'Every change, export and view of a finance application, newest first. Whoever sees only some places gets what was done about those, about the whole site and its staff, and what they did themselves.',
    access: leaders,
    request: z.object({
      params: atSite,
      query: z.object({ staff_id: z.uuid().optional(), lead_id: z.uuid().optional(), ...paging }),
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          at: moment,
          kind: z.enum(auditKinds),
          by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          lead_id: z.uuid().nullable(),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      next: nextPage,
    }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
};
