import type { Schema } from '@forecourt/database';
import { TEMPLATE_FIELDS } from '@forecourt/desk-client/contracts';
import type { Selectable } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { unknownFields } from '../leads/leadDrafts.ts';
import { targetOf } from '../leads/targetOf.ts';

type TemplateCalls = 'templates' | 'createTemplate' | 'updateTemplate' | 'settings' | 'updateSettings';

/** Texts to answer with, and the target for the first answer. */
export function templateHandlers(): DeskHandlers<TemplateCalls> {
  return {
    async templates({ services: { db }, site }) {
      const rows = await db
        .selectFrom('desk_templates')
        .selectAll()
        .where('site', '=', site.slug)
        .orderBy('archived')
        .orderBy('name')
        .execute();
      return { templates: rows.map(templateAnswer), fields: [...TEMPLATE_FIELDS] };
    },

    async createTemplate({ services: { db, now: clock }, site: { slug: site }, member, request: { body } }) {
      const { key: id, ...fields } = body;
      if (unknownFields(fields.subject + fields.text).length > 0) return refuse('unknownField');
      const now = clock();
      return db.transaction().execute(async (transaction) => {
        // The key of the write is the template's id, so that a repeated write finds the template of the first.
        const added = await transaction
          .insertInto('desk_templates')
          .values({ id, site, ...fields, updated_at: now })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (added) {
          await recordEvent(transaction, {
            site,
            kind: 'templateAdded',
            staffId: member.id,
            subject: id,
            now,
          });
          return templateAnswer(added);
        }
        const first = await transaction
          .selectFrom('desk_templates')
          .selectAll()
          .where('site', '=', site)
          .where('id', '=', id)
          .executeTakeFirst();
        return first ? templateAnswer(first) : refuse('usedKey');
      });
    },

    async updateTemplate({ services: { db, now: clock }, site: { slug: site }, member, request }) {
      const { params, body } = request;
      const { expected_updated_at: expected, ...wanted } = body;
      if (unknownFields(`${wanted.subject ?? ''}${wanted.text ?? ''}`).length > 0)
        return refuse('unknownField');
      const now = clock();
      return db.transaction().execute(async (transaction) => {
        const own = transaction
          .selectFrom('desk_templates')
          .selectAll()
          .where('site', '=', site)
          .where('id', '=', params.id);
        const known = await own.forUpdate().executeTakeFirst();
        if (!known) return refuse('notFound');
        // What was saved already, such as by a write whose response was lost, takes nothing from anybody.
        if (Object.entries(wanted).every(([name, value]) => Reflect.get(known, name) === value))
          return templateAnswer(known);
        const seen = known.updated_at.getTime();
        if (expected !== undefined && Date.parse(expected) !== seen) return refuse('changed');
        const row = await transaction
          .updateTable('desk_templates')
          // Never the time of the version before, which tells the two apart.
          .set({ ...wanted, updated_at: new Date(Math.max(now.getTime(), seen + 1)) })
          .where('id', '=', known.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await recordEvent(transaction, {
          site,
          kind: 'templateChanged',
          staffId: member.id,
          subject: row.id,
          now,
        });
        return templateAnswer(row);
      });
    },

    async settings(call) {
      return { response_target_minutes: await targetOf(call) };
    },

    async updateSettings({ services: { db, now: clock }, site: { slug: site }, member, request: { body } }) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('desk_settings')
          .values({ site, ...body })
          .onConflict((conflict) => conflict.column('site').doUpdateSet(body))
          .execute();
        await recordEvent(transaction, {
          site,
          kind: 'settingsChanged',
          staffId: member.id,
          data: body,
          now: clock(),
        });
      });
      return body;
    },
  };
}

function templateAnswer(row: Selectable<Schema['desk_templates']>) {
  const { id, name, subject, text, archived, updated_at } = row;
  return { id, name, subject, text, archived, updated_at: updated_at.toISOString() };
}
