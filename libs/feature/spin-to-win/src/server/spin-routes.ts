import { randomInt } from 'node:crypto';
import { visitorLimit, type ApiContext, type ApiSite, type HalfApi, type HalfServices } from '@forecourt/api';
import { enqueue } from '@forecourt/database';
import { personSchema } from '@forecourt/lead';
import { acceptLead, leadLimits, sendNotice } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { allParts, drawnPrize, drawPeriod, formerPeriod } from '@forecourt/prize-draw';
import { drawOf, drawOnce, shoppersOfSites, type Draw } from '@forecourt/shoppers';
import { drawLead, drawNotice, referenceOf, type Drawer } from './draw-lead.ts';
import type { SpinSite } from './SpinSite.ts';

/** Outbox topic of the end of the time that a draw is kept. */
export const FORGET_TOPIC = 'spin-to-win.forget';

const DAY_MS = 86_400_000;

const AGREE = 'Please agree to the terms of the draw.';

/** The calls of a shopper who draws. */
export function spinRoutes(api: HalfApi<SpinSite>, services: HalfServices): void {
  const { db, leads, limits = leadLimits(), now, trustedProxies } = services;
  const limit = visitorLimit(limits, trustedProxies);
  const shoppersOf = shoppersOfSites(services);

  /** Who is signed in at the site. */
  const sessionOf = (context: ApiContext, offer: SpinSite) =>
    shoppersOf(offer).session(offer.realm, context.req.raw.headers);

  api.serve(operations.spin, {
    async handle({ site, offer, context }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const period = drawPeriod(offer.period, now(), site.timeZone);
      const asked = { site: site.slug, shopperId: session.result.shopper.id, secret: offer.secret };
      const former = formerPeriod(offer.period, site.timeZone);
      const mine = period.is === 'open' ? await drawOf(db, { ...asked, period: period.id, former }) : null;
      const answer = { is: period.is, mine: mine && shownDraw(mine) };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.postSpin, {
    async handle({ site, offer, context, request: { body } }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const period = drawPeriod(offer.period, now(), site.timeZone);
      if (period.is !== 'open') return { problem: 'closed' };
      if (body.version !== offer.terms.version) return { problem: 'termsChanged' };
      const read = personSchema.safeParse(body.shopper);
      const fields: Record<string, string[]> = body.agreed ? {} : { agreed: [AGREE] };
      for (const { path, message } of read.error?.issues ?? []) fields[String(path[0])] ??= [message];
      const names = Object.keys(fields);
      if (!read.success || names.length > 0) return { problem: 'incomplete', names, fields };

      // Counted last, as leads are: what is refused uses up nothing.
      const retryAfter = await limit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };

      const made = await draw(site, offer, {
        period,
        shopperId: session.result.shopper.id,
        shopper: read.data,
      });
      if (!made) return { problem: 'signedOut' };
      if (made.isNew) leads.wake();
      const answer = { first: made.isNew, draw: shownDraw(made.draw) };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  /** Draws, and records the draw as a lead in the same transaction. */
  function draw(
    site: ApiSite,
    offer: SpinSite,
    {
      period,
      shopperId,
      shopper,
    }: { period: { id: string; lastDay: string | null }; shopperId: string; shopper: Drawer },
  ) {
    const at = now();
    const keepUntil = keptUntil(period.lastDay, offer.keepDays, at);
    const former = formerPeriod(offer.period, site.timeZone);
    return drawOnce(db, {
      ...{ site: site.slug, period: period.id, former, shopperId, secret: offer.secret, now: at, keepUntil },
      choose: () => drawnPrize(offer.prizes, randomInt(allParts(offer.prizes))),
      async record(transaction, drawn) {
        const payload = drawLead(drawn, { shopper, offer, origin: site.origin });
        const lead = { site, idempotencyKey: `spin-to-win/${drawn.id}`, payload, vehicle: null };
        const { leadId } = await acceptLead({ db: transaction, now: at }, lead);
        const notice = drawNotice(drawn, offer);
        if (notice)
          await sendNotice(transaction, { site: site.slug, leadId, vehicle: null, notice, now: at });
        const forget = { topic: FORGET_TOPIC, key: drawn.id, payload: { site: site.slug } };
        await enqueue(transaction, [{ ...forget, notBefore: keepUntil }]);
        return leadId;
      },
    });
  }
}

/** Some days after the last day of a period, wherever the dealer is. */
function keptUntil(lastDay: string | null, keepDays: number, now: Date): Date {
  const end = lastDay === null ? now.getTime() : Date.parse(lastDay) + 2 * DAY_MS;
  return new Date(end + keepDays * DAY_MS);
}

const shownDraw = (drawn: Draw) => ({
  ...{ prize: drawn.prize.id, name: drawn.prize.name, reference: referenceOf(drawn) },
  drawn_at: drawn.drawnAt.toISOString(),
});
