import { leadPayload, type LeadPayload } from '@forecourt/lead';
import type { SentApplication } from '@forecourt/finance-desk';
import type { Car } from '@forecourt/vehicle';
import { KIND_PATHS, LEAD_CATEGORY } from '../../logic/kinds.ts';

/**
 * The lead of an application. It has no answer of the shopper, not even the name: mails and webhooks are not encrypted. It says where staff
 * read the application.
 */
export function applicationLead(
  { reference, kind }: Pick<SentApplication, 'reference' | 'kind'>,
  { car, site }: { car: Car | null; site: { slug: string; origin: string } },
): LeadPayload {
  const how = `Read it in the desk, from this lead, or with: npx forecourt finance show ${site.slug} ${reference}`;
  const nobody = { last_name: null, email: null, phone: null, postcode: null };
  const lead = leadPayload(
    {
      ...{ name: reference, last_name: '', email: '', phone: '', postcode: '' },
      message: `A shopper has sent a finance ${kind}. Its answers are encrypted, so none of them is in this message.\n${how}`,
      category: LEAD_CATEGORY,
      page_id: `finance-${kind}`,
    },
    { url: site.origin + KIND_PATHS[kind], userAgent: null, car, visitedPages: [] },
  );
  return { ...lead, ...nobody };
}
