import {
  guarded,
  oncePerSite,
  visitorLimit,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import {
  APPLICATION_STEPS,
  checkConsents,
  checkStep,
  type Answers,
  type ConsentProof,
} from '@forecourt/credit-application';
import { readDraft, submitDraft } from '@forecourt/finance-desk';
import { leadLimits } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { visitorsOfSites } from '@forecourt/shoppers';
import { localDate } from '@forecourt/values';
import type { ApplicationSite } from '../ApplicationSite.ts';
import type { LenderProvider, LenderQuestion } from '../lender/LenderProvider.ts';
import { lenderReplySchema } from '../lender/LenderProvider.ts';
import { shoppersApplication } from '../shoppers-application.ts';
import { finishApplication } from './finish-application.ts';
import { SUBMITTED_TOPIC } from './later.ts';

/** Timeout of a lender, milliseconds. The shopper waits for it. */
export const LENDER_MS = 6_000;

/** The route that sends an application. */
export function sendRoute(api: HalfApi<ApplicationSite>, services: HalfServices): void {
  const { db, leads, limits = leadLimits(), logger, metrics, now, trustedProxies } = services;
  const limit = visitorLimit(limits, trustedProxies);
  const visitorOf = visitorsOfSites(services);

  /** One circuit breaker per site. */
  const askerOf = oncePerSite((site, provider: LenderProvider) => {
    const ask = guarded((asked: LenderQuestion, signal) => provider.assess(asked, signal), {
      ...{ answer: lenderReplySchema, name: 'lender of finance applications' },
      ...{ limitMs: LENDER_MS, restMs: provider.restMs, now, logger: logger.child({ site }) },
    });
    return async (question: LenderQuestion) => (await ask(question)) ?? ('failed' as const);
  });

  api.serve(operations.sendApplication, {
    async handle({ context, site, offer, request: { headers, body } }) {
      const desk = { db, keys: offer.keys, now: now() };
      const { shopperId, cookies } = await visitorOf(offer.accounts, context.req.raw.headers);
      const where = { site: site.slug, token: headers['X-Application-Token'], shopperId };
      const draft = await readDraft(desk, where);
      if (draft === null) return { problem: 'gone' };
      if (draft === 'notOwner') return { problem: 'notOwner' };
      if (draft.status !== 'draft')
        return { answer: await shoppersApplication(desk, site, draft), cache: 'no-store', cookies };
      const { texts, name: lender } = offer.lender;
      if (body.version !== texts.version) return { problem: 'textsChanged' };
      const missing = missingOf(draft.content?.answers ?? {}, body, localDate(now(), site.timeZone));
      if (missing) return { problem: 'incomplete', names: Object.keys(missing), fields: missing };

      // Counted last, as leads are: what is refused uses up nothing.
      const retryAfter = await limit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };

      const consents: ConsentProof = { lender, ...texts, at: now().toISOString() };
      const sent = await submitDraft(desk, { ...where, consents, topic: SUBMITTED_TOPIC });
      if (sent === null) return { problem: 'gone' };
      if (sent === 'notOwner') return { problem: 'notOwner' };
      metrics.leads.inc({ site: site.slug, outcome: 'stored' });
      const ask = offer.provider && askerOf(site.slug, offer.provider);
      await finishApplication(desk, { site, offer, id: sent.id, ask });
      leads.wake();
      return { answer: await sentAnswer(site, offer, where), cache: 'no-store', cookies };
    },
  });

  async function sentAnswer(
    site: ApiSite,
    { keys }: ApplicationSite,
    where: Parameters<typeof readDraft>[1],
  ) {
    const desk = { db, keys, now: now() };
    const draft = await readDraft(desk, where);
    if (draft === null || draft === 'notOwner')
      throw new Error('An application that was just sent cannot be read.');
    return shoppersApplication(desk, site, draft);
  }
}

/** What is missing, by field, with a sentence each; null if nothing is. */
function missingOf(
  answers: Answers,
  consents: { credit_guide: boolean; privacy: boolean; truth: boolean },
  today: string,
): Record<string, string[]> | null {
  const wrong = APPLICATION_STEPS.flatMap((step) => Object.entries(checkStep(step, answers, today)));
  const entries = [...wrong, ...Object.entries(checkConsents(consents))];
  return entries.length === 0 ? null : Object.fromEntries(entries.map(([name, text]) => [name, [text]]));
}
