import {
  findCarBySlug,
  findShownCarById,
  visitorLimit,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import { checkStep, cleanAnswers, loanAnswers, type ApplicationStep } from '@forecourt/credit-application';
import { leadLoan } from '@forecourt/finance-calculator/loan';
import {
  discardDraft,
  readDraft,
  saveDraft,
  startDraft,
  type FinanceDeskServices,
} from '@forecourt/finance-desk';
import type { LeadLoan } from '@forecourt/lead';
import { leadLimits } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { displayedPrice } from '@forecourt/pricing';
import { visitorsOfSites } from '@forecourt/shoppers';
import { localDate, typedAmount } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';
import type { ApplicationKind } from '../logic/kinds.ts';
import type { ApplicationSite } from './ApplicationSite.ts';
import { shoppersApplication, summaryOf } from './shoppers-application.ts';

/** What an application is about, as it is posted. */
interface PostedSubject {
  kind: ApplicationKind;
  car_id: number | null;
  loan: string;
}

/** The routes with which a shopper fills in an application. */
export function applicationRoutes(api: HalfApi<ApplicationSite>, services: HalfServices): void {
  const { db, limits = leadLimits(), now, trustedProxies } = services;
  const desk = ({ keys }: ApplicationSite): FinanceDeskServices => ({ db, keys, now: now() });
  const today = ({ timeZone }: ApiSite) => localDate(now(), timeZone);
  const limit = visitorLimit(limits, trustedProxies);
  const visitorOf = visitorsOfSites(services);

  const carOf = (site: ApiSite, id: number | null): Promise<Car | null> =>
    id === null ? Promise.resolve(null) : findShownCarById(db, site, id);

  const loanOf = (car: Car | null, offer: ApplicationSite, query: string): LeadLoan | null =>
    leadLoan(car, offer.finance, { query, now: now() });

  /** A vehicle that the site does not have any more is no reason to refuse an application. */
  async function subjectOf(site: ApiSite, offer: ApplicationSite, { kind, car_id, loan }: PostedSubject) {
    const car = await carOf(site, car_id);
    return { kind, carId: car?.id ?? null, calculated: loanOf(car, offer, loan) };
  }

  /** The errors of a posted step. */
  function errorsOf(site: ApiSite, step: ApplicationStep, answers: Readonly<Record<string, string>>) {
    return { ...checkStep(step, answers, today(site)) };
  }

  api.serve(operations.applicationStart, {
    async handle({ site, offer, request: { query } }) {
      const car = query.car_id === undefined ? null : await findCarBySlug(db, site, query.car_id);
      const calculated = loanOf(car, offer, query.loan ?? '');
      const budget = typedAmount(query.vehiclePriceBudget ?? '').amount;
      const answers = loanAnswers({
        price: calculated?.price ?? (car && displayedPrice(car)) ?? budget,
        deposit: calculated?.deposit ?? 0,
        residual: calculated?.residual ?? 0,
        termYears: calculated?.term_years ?? null,
      });
      return { answer: { car: car && summaryOf(car), answers, calculated }, cache: 'no-store' };
    },
  });

  api.serve(operations.postApplication, {
    limit,
    async handle({ context, site, offer, request: { body } }) {
      const { step } = body;
      const { shopperId, cookies } = await visitorOf(offer.accounts, context.req.raw.headers);
      const answers = cleanAnswers(step, body.answers);
      const subject = await subjectOf(site, offer, body);
      const { token } = await startDraft(desk(offer), {
        ...{ site: site.slug, ...subject, answers, keepDays: offer.keepDays, shopperId },
      });
      const draft = await readDraft(desk(offer), { site: site.slug, token, shopperId });
      if (draft === null || draft === 'notOwner') throw new Error('A new draft cannot be read.');
      const application = await shoppersApplication({ db, now: now() }, site, draft);
      const answer = { token, application, errors: errorsOf(site, step, answers) };
      return { answer, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.application, {
    async handle({ context, site, offer, request: { headers } }) {
      const { shopperId, cookies } = await visitorOf(offer.accounts, context.req.raw.headers);
      const token = headers['X-Application-Token'];
      const draft = await readDraft(desk(offer), { site: site.slug, token, shopperId });
      if (draft === null) return { problem: 'gone' };
      if (draft === 'notOwner') return { problem: 'notOwner' };
      const answer = await shoppersApplication({ db, now: now() }, site, draft);
      return { answer, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.patchApplication, {
    async handle({ context, site, offer, request: { headers, body } }) {
      const { step, about } = body;
      const { shopperId, cookies } = await visitorOf(offer.accounts, context.req.raw.headers);
      // The answers of a step are all in its post, so its errors tell nothing of what was kept before.
      const answers = cleanAnswers(step, body.answers);
      const saved = await saveDraft(desk(offer), {
        ...{ site: site.slug, token: headers['X-Application-Token'], shopperId, answers },
        about: about && (await subjectOf(site, offer, about)),
      });
      if (saved === null) return { problem: 'gone' };
      if (saved === 'notOwner') return { problem: 'notOwner' };
      const application =
        saved === 'kept' ? null : await shoppersApplication({ db, now: now() }, site, saved);
      const answer = { application, errors: errorsOf(site, step, answers) };
      return { answer, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.discardApplication, {
    async handle({ context, site, offer, request: { headers } }) {
      const { shopperId, cookies } = await visitorOf(offer.accounts, context.req.raw.headers);
      const where = { site: site.slug, token: headers['X-Application-Token'], shopperId };
      const deleted = await discardDraft(desk(offer), where);
      if (deleted === 'notOwner') return { problem: 'notOwner' };
      return { answer: { deleted }, cache: 'no-store', cookies };
    },
  });
}
