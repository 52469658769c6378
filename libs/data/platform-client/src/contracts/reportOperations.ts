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
  tooLarge: { status: 413, detail: `A report holds at most ${REPORT_LIMIT} bytes.` },
  tooMany: { status: 429, detail: 'Too many reports from one address.' },
} as const;

/** The reporting calls, which need the visitor's consent. */
export const reportOperations = {
  postEvents: defineOperation(routes.postEvents, {
    summary: 'Count what visitors did',
    description:
      'Adds to the counts by site, day, event, car and label. Sent only with the visitor’s consent; nothing of who they are ' +
      'is stored. A car that is not on the site is counted as none. Each event is read by itself: a bad one is named in `refused` and ' +
      'takes no other with it; 422 where none could be counted.',
    request: z.object({ body: unreadEventsSchema }),
    documentedBody: eventsReportSchema,
    bodyLimit: REPORT_LIMIT,
    answer: countedEventsSchema,
    problems,
  }),
  postVitals: defineOperation(routes.postVitals, {
    summary: 'Tell how quick a page was',
    description: 'Core Web Vitals of one page view, kept as histograms at /metrics. Sent only with consent.',
    request: z.object({ body: vitalsReportSchema }),
    bodyLimit: REPORT_LIMIT,
    answer: countedSchema,
    problems,
  }),
};
