import { containing } from '@forecourt/database';
import type { LeadStatus } from '@forecourt/desk-client';
import { sql, type RawBuilder } from 'kysely';
import type { Member } from '../http/DeskCall.ts';
import type { AnswerTarget } from './answerTarget.ts';
import { visible } from './visible.ts';

/** The filter of the list, as the contract parses it. */
export interface LeadFilter {
  status?: LeadStatus[] | undefined;
  assignee?: string | undefined;
  category?: string | undefined;
  location_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  snoozed?: 'hide' | 'only' | 'show' | undefined;
  overdue?: 'yes' | undefined;
  search?: string | undefined;
}

/** Statuses of leads that somebody has to do something about. */
export const OPEN: readonly LeadStatus[] = ['new', 'open', 'waiting'];

const ALL_BUT_SPAM: readonly LeadStatus[] = ['new', 'open', 'waiting', 'won', 'lost'];

/** The statuses of a filter: all but spam, unless it says which. */
export function statusesOf({ status }: Pick<LeadFilter, 'status'>): readonly LeadStatus[] {
  return status ?? ALL_BUT_SPAM;
}

/** The condition of a filter, without its statuses, about `lead_states as s`. Merged leads are in none. */
export function leadFilter(
  filter: LeadFilter,
  { member, now, target }: { member: Member; now: Date; target: AnswerTarget },
): RawBuilder<boolean> {
  const { assignee, category, location_id, from, to, snoozed = 'hide', overdue, search = '' } = filter;
  const parts = [visible(member), sql`s.merged_into is null`];
  if (assignee === 'none') parts.push(sql`s.assignee is null`);
  else if (assignee !== undefined)
    parts.push(sql`s.assignee = ${assignee === 'me' ? member.id : assignee}::uuid`);
  if (category !== undefined) parts.push(sql`s.category = ${category}`);
  if (location_id !== undefined) parts.push(sql`s.location_id = ${location_id}`);
  if (from !== undefined) parts.push(sql`s.created_at >= ${from}::timestamptz`);
  if (to !== undefined) parts.push(sql`s.created_at < ${to}::timestamptz`);
  if (snoozed !== 'show') parts.push(sql`${isSnoozed(now)} = ${snoozed === 'only'}`);
  if (overdue) parts.push(sql`(${isDue} and ${target.isLate(now)})`);
  for (const patterns of searchPatterns(search)) parts.push(has(member, patterns));
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The condition of a lead with a text, its own or one of a lead that was merged into it and that somebody sees; no list has those. */
const has = (
  member: Member,
  patterns: readonly string[],
) => sql`(s.search like any(${[...patterns]}) or s.lead_id in (
  select m.merged_into from lead_states as m
  where ${visible(member, 'm')} and m.merged_into is not null and m.search like any(${[...patterns]})
))`;

/** The condition of a lead whose snooze is not over. */
export const isSnoozed = (now: Date) => sql<boolean>`coalesce(s.snoozed_until > ${now}, false)`;

/** The condition of a lead that waits for its first answer. */
export const isDue = sql<boolean>`(s.first_response_at is null and s.status in ('new', 'open', 'waiting'))`;

/**
 * The words of a search, each as patterns for `like`, of which one has to match. Digits are one word: a phone number, which is found with 0 or
 * +61 and however it is spaced, or a number with hyphens and spaces as it stands on an invoice.
 */
export function searchPatterns(search: string): string[][] {
  // PostgreSQL reads no NUL.
  const text = search
    .toLowerCase()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+61)?0?(?=\d{3})/, '');
  const isNumber = /^[\d\s+().-]{3,}$/.test(text) && digits !== '';
  const words = isNumber ? [[text, digits]] : text.split(/\s+/).map((word) => [word]);
  return words.filter(([word]) => word !== '').map((ways) => ways.map(containing));
}
