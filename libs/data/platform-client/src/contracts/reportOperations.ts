import { z } from 'zod';
import * as routes from '../client/routes.ts';
import {
  countedEventsSchema,
  countedSchema,
  eventsReportSchema,
  unreadEventsSchema,
  vitalsReportSchema,
} from './counting.ts';
import { defineOperation } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';

/** The maximum size of a report, in bytes: 8 KB. */
const REPORT_LIMIT = 8 * 1024;

const problems = {
  invalid: INVALID,
  tooLarge: { status: 413, detail: `A report has at most ${REPORT_LIMIT} bytes.` },
  tooMany: { status: 429, detail: 'Too many reports from one IP address.' },
} as const;

/** The reporting calls, which need the visitor's consent. */
export const reportOperations = {
  postEvents: defineOperation(routes.postEvents, {
    summary: 'Count events',
    description:
      'Adds to the counts by site, day, event, car and label. Sent only with the visitor’s consent. No personal data ' +
      'is stored. An unknown car is counted without a car. Each event is validated separately: an invalid one is listed in `refused` and ' +
      'does not affect the others. 422 if no event is valid.',
    request: z.object({ body: unreadEventsSchema }),
    documentedBody: eventsReportSchema,
    bodyLimit: REPORT_LIMIT,
    answer: countedEventsSchema,
    problems,
  }),
  postVitals: defineOperation(routes.postVitals, {
    summary: 'Report Core Web Vitals',
    description:
      'The Core Web Vitals of one page view, added to the histograms at /metrics. Sent only with consent.',
    request: z.object({ body: vitalsReportSchema }),
    bodyLimit: REPORT_LIMIT,
    answer: countedSchema,
    problems,
  }),
};
