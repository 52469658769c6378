import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atNumber, atSite, listOf, moment, nextPage, paging } from './parts.ts';
import { EVERYONE, LEADERS, SELLERS } from './role.ts';

const NO_IMPORT = { status: 404, error: 'This import does not exist.' } as const;
const NO_DRAFTS = {
  status: 404,
  error: 'This process serves no website, so it shows no drafts. Ask at the desk of the host.',
} as const;
const BAD_CURSOR = { status: 422, error: 'This page of the list is out of date. Start again.' } as const;

/** A run of a stock import. */
export const importSchema = z.object({
  id: z.number().int(),
  dealer: z.string(),
  feed: z.string(),
  map: z.string(),
  started_at: moment,
  finished_at: moment.nullable(),
  state: z
    .enum(['running', 'applied', 'refused', 'stopped'])
    .meta({ description: '`refused`: nothing was changed. `stopped`: nor here, because its process ended.' }),
  refused: z.string().nullable().meta({ description: 'Why it was refused, as a sentence.' }),
  counts: z.record(z.string(), z.number()).meta({ description: 'Rows by outcome and cars by change.' }),
});

/** A car as lists name it. */
const namedCar = z.object({ id: z.number().int(), name: z.string(), stocknum: z.string() });

/** Cars that are not the same in two places, with the first of them. */
const carGroup = z.object({ cars: z.number().int(), examples: z.array(namedCar) });

const level = z.enum(['car', 'dealer', 'platform']);

/** Why a flag of a car has its value. The levels are from the most specific to the least; the first that is set decides. */
const flagReasonSchema = z.object({
  flag: z.string().meta({ description: 'Such as `show.vin`, or `action.finance` for a button.' }),
  label: z.string(),
  value: z.boolean(),
  decided_by: z
    .union([level, z.literal('state')])
    .meta({
      description: '`state`: the status, price, reservation or place of the car, whatever is switched on.',
    }),
  reason: z.string().meta({ description: 'One sentence for staff.' }),
  levels: z.array(
    z.object({ level, value: z.boolean().nullable().meta({ description: 'Null if it is not set.' }) }),
  ),
});

/** The calls about stock. */
export const stockOperations = {
  imports: defineDeskOperation(routes.imports, {
    summary: 'Runs of the stock import',
    description: 'Of the dealers whose stock the site lists, newest first.',
    access: { who: 'staff', roles: LEADERS },
    request: z.object({ params: atSite, query: z.object(paging) }),
    answer: z.object({ imports: z.array(importSchema), next: nextPage }),
    problems: { badCursor: BAD_CURSOR },
  }),
  importRows: defineDeskOperation(routes.importRows, {
    summary: 'Rows of an import with their reasons',
    description: 'Every row that was not accepted, and accepted ones with warnings, by row number.',
    access: { who: 'staff', roles: LEADERS },
    request: z.object({
      params: atNumber,
      query: z.object({
        outcome: listOf(['accept', 'merge', 'skip', 'review', 'reject']).optional(),
        ...paging,
      }),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          row: z.number().int(),
          stocknum: z.string().nullable(),
          outcome: z.enum(['accept', 'merge', 'skip', 'review', 'reject']),
          reason: z.string().nullable(),
          warnings: z.array(
            z.object({
              code: z.string(),
              text: z
                .string()
                .meta({ description: 'What the code means, with what to do, if there is something.' }),
              field: z.string().nullable(),
              raw: z.string().nullable(),
            }),
          ),
        }),
      ),
      next: nextPage,
    }),
    problems: { notFound: NO_IMPORT, badCursor: BAD_CURSOR },
  }),
  stockHealth: defineDeskOperation(routes.stockHealth, {
    summary: 'The health of the stock',
    description:
      'Counts of live cars, and of those with something missing, with their first cars; also the broken files of content.',
    access: { who: 'staff', roles: SELLERS },
    request: z.object({ params: atSite }),
    answer: z.object({
      live: z.number().int(),
      by_status: z.record(z.string(), z.number().int()),
      last_import_at: moment.nullable(),
      feed: z
        .object({
          last_success_at: moment.nullable(),
          failures: z.number().int().meta({ description: 'Attempts that failed since the last success.' }),
          stale: z
            .boolean()
            .meta({ description: 'No success for longer than the dealer allows, so that it got an e-mail.' }),
          reason: z.string().nullable().meta({ description: 'Why the last attempt failed, as a sentence.' }),
        })
        .nullable()
        .meta({ description: 'The feed that the stock is fetched from; null if it is imported by hand.' }),
      search: z
        .object({
          compared_at: moment.nullable().meta({ description: 'Every night; null before the first one.' }),
          differing: z.number().int().meta({ description: 'Cars that were not the same in both.' }),
        })
        .nullable()
        .meta({
          description: 'The search of the site, compared with the stock; null if it has no index here.',
        }),
      content: z
        .array(
          z.object({
            file: z.string().meta({ description: 'The file and its line, below the folder of the site.' }),
            what: z.string(),
            why: z.string(),
            fix: z.string(),
          }),
        )
        .meta({ description: 'Files of content that are broken: the site shows their last good version.' }),
      missing: z.array(
        z.object({
          what: z.enum(['photos', 'price', 'description', 'kilometres', 'colour']),
          label: z.string(),
          cars: z.number().int(),
          examples: z.array(namedCar),
        }),
      ),
    }),
    problems: {},
  }),
  searchIndex: defineDeskOperation(routes.searchIndex, {
    summary: 'The state of the site’s search',
    description: 'What its index has now, and which changes of the stock it does not have yet.',
    access: { who: 'staff', roles: SELLERS },
    request: z.object({ params: atSite }),
    answer: z.object({
      index: z
        .object({
          answers: z.boolean().meta({ description: 'Whether the search engine answers.' }),
          ready: z
            .boolean()
            .meta({
              description:
                'Whether the index exists, and was built by this version of the platform with the rules that the site has now.',
            }),
          indexed: z
            .number()
            .int()
            .meta({ description: 'Cars in the index; 0 while the engine does not answer.' }),
          listed: z.number().int().meta({ description: 'Cars of the stock that the site lists.' }),
          waiting: z.number().int().meta({ description: 'Changed cars that wait to be indexed.' }),
          waiting_since: moment.nullable().meta({ description: 'When the first of them changed.' }),
        })
        .nullable()
        .meta({ description: 'Null if the site is not indexed here.' }),
    }),
    problems: {},
  }),
  draftLink: defineDeskOperation(routes.draftLink, {
    summary: 'Make a link that shows the drafts of the website',
    description:
      'Whoever has the link sees the drafts of the content of the site until then. Nothing is stored.',
    access: { who: 'staff', roles: LEADERS },
    request: z.object({ params: atSite, body: z.object({}) }),
    answer: z.object({ url: z.url(), until: moment }),
    problems: { noDrafts: NO_DRAFTS },
  }),
  compareSearch: defineDeskOperation(routes.compareSearch, {
    summary: 'Compare the search with the stock now',
    description:
      'Every car by its number, and 200 of them field by field; cars that wait to be indexed are left out. It is done every night too.',
    access: { who: 'staff', roles: LEADERS },
    request: z.object({ params: atSite, body: z.object({}) }),
    answer: z.object({
      listed: z.number().int(),
      compared: z.number().int().meta({ description: 'Cars that were compared field by field.' }),
      waiting: z
        .number()
        .int()
        .meta({ description: 'Changed cars that wait to be indexed, which were left out.' }),
      missing: carGroup.meta({ description: 'In the stock and not in the search.' }),
      surplus: carGroup.meta({ description: 'In the search, and not listed.' }),
      different: carGroup.meta({ description: 'Not the same in both.' }),
    }),
    problems: {
      noSearch: { status: 404, error: 'This site has no search here.' },
      notCompared: {
        status: 503,
        error: 'The search does not answer or is not built yet, so nothing was compared. Retry in a minute.',
      },
    },
  }),
  phoneReveals: defineDeskOperation(routes.phoneReveals, {
    summary: 'Phone numbers that shoppers revealed',
    description: 'On the pages of cars: the last 100, newest first. They have no personal data.',
    access: { who: 'staff', roles: SELLERS },
    request: z.object({ params: atSite }),
    answer: z.object({
      reveals: z.array(
        z.object({
          at: moment,
          car: z.object({
            id: z.number().int(),
            name: z.string().nullable().meta({ description: 'Null for one that is not kept any more.' }),
          }),
          location_name: z.string().nullable(),
          page: z.string().meta({ description: 'Path of the page.' }),
        }),
      ),
    }),
    problems: {},
  }),
  cars: defineDeskOperation(routes.cars, {
    summary: 'Find a car',
    description:
      'By words of its name, stock number or slug; at most 20, the newest first. Cars that left the stock are last.',
    access: { who: 'staff', roles: EVERYONE },
    request: z.object({ params: atSite, query: z.object({ search: z.string().max(100).optional() }) }),
    answer: z.object({
      cars: z.array(
        z.object({
          id: z.number().int(),
          slug: z.string(),
          stocknum: z.string(),
          name: z.string(),
          status: z.string(),
          image: z.string().nullable(),
          removed: z.boolean(),
        }),
      ),
    }),
    problems: {},
  }),
  carFlags: defineDeskOperation(routes.carFlags, {
    summary: 'Why does this car show this button?',
    description:
      'Buttons and flags of the car’s page with their values, and who decided: the car, the site, the default, or what the car is now.',
    access: { who: 'staff', roles: SELLERS },
    request: z.object({ params: atNumber }),
    answer: z.object({
      car: z.object({ id: z.number().int(), name: z.string(), stocknum: z.string(), status: z.string() }),
      flags: z.array(flagReasonSchema),
    }),
    problems: { notFound: { status: 404, error: 'This car is not in the stock of the site.' } },
  }),
};
