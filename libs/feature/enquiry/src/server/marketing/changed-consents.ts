import type { HalfMessage, OutboxServices } from '@forecourt/api';
import { amendLead } from '@forecourt/lead-desk';
import { amendedLeads } from '@forecourt/subscriptions';
import { z } from 'zod';

/** The payload of `CHANGED_CHOICES_TOPIC`. */
export const consentChangeSchema = z.object({ site: z.string(), email: z.string() });

/**
 * Tells the dealer about changed choices: each lead with a consent gets an addition that says whether it still holds, by e-mail and
 * webhook, because the dealer's own mailing list must follow it. A second call adds nothing.
 */
export async function changedConsents(
  { payload }: HalfMessage,
  { db, now, siteBySlug }: OutboxServices,
): Promise<void> {
  const change = consentChangeSchema.parse(payload);
  const site = siteBySlug(change.site);
  if (!site) throw new Error(`The site ${change.site} is not served here.`);
  for (const { leadId, wanted } of await amendedLeads(db, change)) {
    await amendLead(
      { db, now: now() },
      {
        site,
        leadId,
        vehicle: null,
        change: (said) => {
          const newest = said.at(-1) ?? said[0];
          return newest.opt_in === wanted ? 'unchanged' : { ...newest, opt_in: wanted };
        },
      },
    );
  }
}
