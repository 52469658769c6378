import { leadId } from '@forecourt/lead';
import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';
import {
  miscellaneousSchema,
  offerRequestSchema,
  regoQuerySchema,
  regoVehicleSchema,
  valuationRequestSchema,
  valuationSchema,
} from './valuation.ts';

const NOT_OFFERED = { status: 404, detail: 'This site has no online valuations.' } satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many calls about trade-ins from one IP address.',
  error: 'Too many values have been asked for from here. Please try again in a few minutes, or call us.',
} satisfies ProblemText;

const NO_SUCH_LEAD = {
  status: 404,
  detail: 'The site has no such lead.',
  error: 'We cannot find your enquiry. Please call us, or send it again.',
} satisfies ProblemText;

const NOT_SIGNED = {
  status: 422,
  detail: 'The valuation was not signed for this site, or not for this lead.',
  error: 'This value is not the one of your enquiry. Please ask for a new value.',
} satisfies ProblemText;

/** The calls of a trade-in valuation, in the order in which a form makes them. */
export const valuationOperations = {
  rego: defineOperation(routes.rego, {
    summary: 'The vehicle of a number plate',
    description:
      'Make, model and year by plate and state, from the site’s rego service, or from the vehicles that the dealer sold. 503 ' +
      'without a valid response in time: the shopper then enters make, model and year.',
    request: z.object({ query: regoQuerySchema }),
    answer: regoVehicleSchema,
    nothing: 'The plate is not known: the shopper enters make, model and year.',
    problems: {
      invalid: {
        status: 422,
        detail: 'Refused: {fields}. state is such as QLD, plate has letters and digits.',
        error: 'Please check the number plate and its state.',
      },
      providerDown: {
        status: 503,
        detail: 'The rego service does not respond, or its response is invalid.',
        error: 'We cannot look up number plates right now. Please enter the make, model and year.',
        retryAfter: 60,
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  postValuation: defineOperation(routes.postValuation, {
    summary: 'The trade-in value of a vehicle',
    description:
      'A range, or the reason why there is no online figure; never a single figure. `id` is the signed valuation for the calls after it. ' +
      'Nothing is stored. Without make, model and year the plate is looked up. A valuation service that fails gives no figure, not an error, ' +
      'so that the lead can be sent.',
    request: z.object({ body: valuationRequestSchema }),
    answer: valuationSchema,
    problems: {
      invalid: { ...INVALID, error: 'Please fix the following errors:' },
      noVehicle: {
        status: 422,
        detail: 'The plate is not known, and the request has no make, model and year.',
        error: 'We cannot find this number plate. Please enter the make, model and year.',
        fields: {
          make: ['Please enter the make.'],
          model: ['Please enter the model.'],
          year: ['Please enter the year.'],
        },
      },
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  postMiscellaneous: defineOperation(routes.postMiscellaneous, {
    summary: 'Save a valuation with a lead',
    description:
      'For a lead that was sent before its valuation; `column_name` is `valuation`. The valuation is stored as an addition of the lead and ' +
      'delivered. The same one again stores nothing. 422 if the lead has another valuation or another number plate.',
    request: z.object({ body: miscellaneousSchema }),
    answer: z.object({ saved: z.literal(true), lead_id: leadId }),
    problems: {
      invalid: INVALID,
      notSigned: NOT_SIGNED,
      noSuchLead: NO_SUCH_LEAD,
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  patchLead: defineOperation(routes.patchLead, {
    summary: 'Accept or decline the value of a trade-in',
    description:
      'The answer is stored as an addition of the lead and delivered. The same answer again stores nothing. Only the signed valuation of ' +
      'the lead can be answered, until its last day. While `form_completed` is false nothing is stored.',
    request: z.object({
      params: z.object({ id: z.uuid().meta({ description: 'The lead; the same as `lead_id`.' }) }),
      body: offerRequestSchema,
    }),
    answer: z.object({
      lead_id: leadId,
      offer_accepted: z
        .boolean()
        .nullable()
        .meta({ description: 'The stored answer; null if the form is not completed.' }),
    }),
    problems: {
      invalid: INVALID,
      otherLead: { status: 422, detail: 'lead_id is not the lead of the path.' },
      notSigned: NOT_SIGNED,
      noOffer: {
        status: 422,
        detail: 'The valuation has no range, so there is nothing to accept.',
        error: 'There is no online value to accept. We will call you with one.',
      },
      expired: {
        status: 422,
        detail: 'The last day of the range is over.',
        error: 'This value is no longer valid. Please ask for a new value.',
      },
      noSuchLead: NO_SUCH_LEAD,
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
};
