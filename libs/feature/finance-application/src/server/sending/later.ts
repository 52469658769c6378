import type { HalfMessage, OutboxServices } from '@forecourt/api';
import { PURGE_TOPIC, purgeLater } from '@forecourt/finance-desk';
import { z } from 'zod';
import type { ApplicationSite } from '../ApplicationSite.ts';
import { lenderReplySchema, type LenderProvider, type LenderQuestion } from '../lender/LenderProvider.ts';
import { finishApplication } from './finish-application.ts';

/** The topic of applications that were sent: what the process that received one did not finish. */
export const SUBMITTED_TOPIC = 'finance-application.submitted';

/** Timeout of a lender that nobody waits for, milliseconds. */
const PATIENT_MS = 20_000;

const messageSchema = z.object({ site: z.string() });

/** Services of a handler, with the values of sites. */
type Services = OutboxServices & { valueFor: (slug: string) => ApplicationSite };

/** Finishes an application: its lead, and the answer of the lender. Rejects without an answer, so that the lender is asked again. */
async function submitted({ key: id, payload }: HalfMessage, { db, now, ...sites }: Services): Promise<void> {
  const { site: slug } = messageSchema.parse(payload);
  const offer = sites.valueFor(slug);
  const site = sites.siteBySlug(slug);
  if (!site) throw new Error(`The site ${slug} is not served here.`);
  const { provider } = offer;
  const ask = provider && ((question: LenderQuestion) => patiently(provider, question));
  const left = await finishApplication({ db, now: now() }, { site, offer, id, ask });
  if (left?.status === 'submitted' && provider)
    throw new Error('The lender sent no valid answer, or another process is asking it.');
}

/** Asks without a circuit breaker: the outbox has pauses of its own. */
async function patiently(provider: LenderProvider, question: LenderQuestion) {
  return lenderReplySchema.parse(await provider.assess(question, AbortSignal.timeout(PATIENT_MS)));
}

/** The handlers of the messages of applications, by topic. */
export const outbox = {
  [SUBMITTED_TOPIC]: submitted,
  [PURGE_TOPIC]: ({ key: id }: HalfMessage, { db, now }: Services) => purgeLater({ db, now: now() }, { id }),
};
