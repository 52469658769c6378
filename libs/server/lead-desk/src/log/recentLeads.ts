import type { Schema } from '@forecourt/database';
import { leadNews, leadPayloadSchema } from '@forecourt/lead';
import type { Kysely } from 'kysely';
import { channelOf, LEAD_TOPICS, readLeadDelivery, type LeadChannel } from '../accept/topics.ts';

/** The state of a message's delivery. */
export interface MessageDelivery {
  channel: LeadChannel;
  state: 'waiting' | 'delivered' | 'failed';
}

/** One message of a lead, as operators may see it: metadata without the message text. */
export interface RecentMessage {
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  at: Date;
  /** The labels of an addition's new content; empty for the lead itself. */
  news: string[];
  deliveries: MessageDelivery[];
}

/** A lead with its additions. Contains no personal data. */
export interface RecentLead {
  leadId: string;
  site: string;
  category: string;
  messages: RecentMessage[];
}

/** The latest leads of all sites, newest first, each with its additions and delivery states. */
export async function listRecentLeads(db: Kysely<Schema>, limit = 100): Promise<RecentLead[]> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const additions = await db
    .selectFrom('lead_additions')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('number')
    .execute();
  const outbox = await db
    .selectFrom('outbox')
    .select(['key', 'topic', 'payload', 'done_at', 'failed_at'])
    .where('topic', 'in', LEAD_TOPICS)
    .where('key', 'in', ids)
    .orderBy('id')
    .execute();
  return leads.map((lead) => {
    const own = additions.filter(({ lead_id }) => lead_id === lead.id);
    const rows = outbox.filter(({ key }) => key === lead.id);
    const messages = [{ ...lead, number: 1 }, ...own];
    const said = messages.map(({ payload }) => leadPayloadSchema.parse(payload));
    return {
      leadId: lead.id,
      site: lead.site,
      category: lead.category,
      messages: messages.map(({ number, created_at }, at) => ({
        number,
        at: created_at,
        news: newsLabels(said.slice(0, at + 1)),
        deliveries: rows
          .filter(({ payload }) => (readLeadDelivery(payload)?.addition ?? 1) === number)
          .map(deliveryOf),
      })),
    };
  });
}

/** The labels of answers come from the client and are untrusted. */
function newsLabels(said: Parameters<typeof leadNews>[0]): string[] {
  const last = said.at(-1);
  if (!last || said.length === 1) return [];
  const news = leadNews(said.slice(0, -1), last);
  return [...new Set(news.map(({ key, label }) => (key.startsWith('answer ') ? 'Answers' : label)))];
}

function deliveryOf(row: { topic: string; done_at: Date | null; failed_at: Date | null }): MessageDelivery {
  return {
    channel: channelOf(row.topic),
    state: row.done_at ? 'delivered' : row.failed_at ? 'failed' : 'waiting',
  };
}
