import { sql } from 'kysely';
import { appointmentDays, placesOfCalendar, usualPlaces } from '../appointments/appointmentDays.ts';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { oneLine } from '@forecourt/lead';
import { visible } from '../leads/visible.ts';

const LONGEST_MS = 62 * 86_400_000;

type AppointmentCalls = 'appointments' | 'releaseAppointment' | 'setCapacity' | 'setDayCapacity';

interface Row {
  location_id: number;
  starts_at: Date;
  place: number;
  loan_car: boolean;
  lead_id: string;
  category: string;
  name: string;
  phone: string | null;
  vehicle: string | null;
  vehicle_image: string | null;
}

/** The calendar of appointments, and how many shoppers may book one half hour, always and on a day. */
export function appointmentHandlers(): DeskHandlers<AppointmentCalls> {
  return {
    async appointments(call) {
      const {
        services: { db },
        site,
        member,
        request: { query },
      } = call;
      const [from, to] = [new Date(query.from), new Date(query.to)];
      if (from >= to || to.getTime() - from.getTime() > LONGEST_MS) return refuse('badRange');
      const { rows } = await sql<Row>`
        select appointments.location_id, appointments.starts_at, appointments.place, appointments.loan_car, s.lead_id, s.category,
          concat_ws(' ', leads.payload ->> 'name', leads.payload ->> 'last_name') as name,
          leads.payload ->> 'phone' as phone, s.vehicle ->> 'name' as vehicle,
          s.vehicle ->> 'image' as vehicle_image
        from appointments join lead_states as s using (lead_id) join leads on leads.id = s.lead_id
        where ${visible(member)} and appointments.site = ${site.slug}
          and appointments.starts_at >= ${from} and appointments.starts_at < ${to}
          and (${query.location_id ?? null}::bigint is null or appointments.location_id = ${query.location_id ?? null})
        order by appointments.starts_at, appointments.location_id, appointments.place
      `.execute(db);
      // A parts counter takes no appointments.
      const own = site.locations.filter(
        ({ id, type }) => type !== 'parts' && (member.locationIds?.includes(id) ?? true),
      );
      const asked = own.filter(({ id }) => query.location_id === undefined || query.location_id === id);
      const placesOf = await placesOfCalendar(call, own, { from, to });
      const days = await appointmentDays(call, asked, { from, to, placesOf });
      const placeOf = (id: number) => site.locations.find((each) => each.id === id);
      return {
        appointments: rows.map((row) => ({
          ...row,
          location_name: placeOf(row.location_id)?.name ?? '',
          time_zone: placeOf(row.location_id)?.timeZone ?? site.timeZone,
          starts_at: row.starts_at.toISOString(),
          name: oneLine(row.name),
          phone: row.phone || null,
        })),
        capacity: own.map((location) => ({
          location_id: location.id,
          location_name: location.name,
          places: placesOf(location.id, usualPlaces(location)).usual,
        })),
        days,
      };
    },

    async releaseAppointment({
      services: { db, now: clock },
      site: { slug: site },
      member,
      request: { body },
    }) {
      const { location_id, lead_id } = body;
      const [start, now] = [new Date(body.starts_at), clock()];
      return db.transaction().execute(async (transaction) => {
        const { rows } = await sql`
          delete from appointments using lead_states as s
          where ${visible(member)} and s.lead_id = appointments.lead_id and appointments.site = ${site}
            and appointments.lead_id = ${lead_id}::uuid and appointments.location_id = ${location_id}
            and appointments.starts_at = ${start}
          returning appointments.lead_id
        `.execute(transaction);
        if (rows.length === 0) return refuse('notFound');
        const data = { starts_at: start.toISOString() };
        await recordEvent(transaction, {
          site,
          kind: 'released',
          staffId: member.id,
          leadId: lead_id,
          data,
          now,
        });
        return { done: true };
      });
    },

    async setCapacity({ services: { db, now: clock }, site, member, request: { body } }) {
      const { location_id, places } = body;
      if (!isOwn({ site, member }, location_id)) return refuse('notFound');
      const { slug } = site;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('appointment_capacity')
          .values({ site: slug, location_id, places })
          .onConflict((conflict) => conflict.columns(['site', 'location_id']).doUpdateSet({ places }))
          .execute();
        await recordEvent(transaction, {
          site: slug,
          kind: 'capacityChanged',
          staffId: member.id,
          data: body,
          now: clock(),
        });
      });
      return { done: true };
    },

    async setDayCapacity({ services: { db, now: clock }, site, member, request: { body } }) {
      const { location_id, date: day, places } = body;
      if (!isOwn({ site, member }, location_id)) return refuse('notFound');
      const { slug } = site;
      await db.transaction().execute(async (transaction) => {
        if (places === null)
          await transaction
            .deleteFrom('appointment_days')
            .where('site', '=', slug)
            .where('location_id', '=', location_id)
            .where('day', '=', day)
            .execute();
        else
          await transaction
            .insertInto('appointment_days')
            .values({ site: slug, location_id, day, places })
            .onConflict((conflict) =>
              conflict.columns(['site', 'location_id', 'day']).doUpdateSet({ places }),
            )
            .execute();
        await recordEvent(transaction, {
          site: slug,
          kind: 'capacityChanged',
          staffId: member.id,
          data: body,
          now: clock(),
        });
      });
      return { done: true };
    },
  };
}

/** Whether a location is one of the site, and of the caller. */
function isOwn({ site, member }: Pick<StaffCall, 'site' | 'member'>, locationId: number): boolean {
  return (
    (member.locationIds?.includes(locationId) ?? true) && site.locations.some(({ id }) => id === locationId)
  );
}
