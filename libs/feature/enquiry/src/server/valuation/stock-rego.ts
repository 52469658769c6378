import type { Schema } from '@forecourt/database';
import type { Car } from '@forecourt/vehicle';
import { sql, type Kysely } from 'kysely';
import type { RegoProvider } from './RegoProvider.ts';

/**
 * Number plates of the vehicles that the dealer sold or that left its stock: former customers trade in what they bought there. The
 * plates of vehicles for sale are not known here, because a site may withhold them (ruling 137). Only make, model and such leave it.
 * A vehicle of unknown state matches each state; the newest record counts.
 */
export function stockRego(db: Kysely<Schema>): RegoProvider {
  return {
    async vehicle({ plate, state, dealers }) {
      const { rows } = await sql<{ car: Car }>`
        select car from cars
        where dealer in (${sql.join(dealers)}) and (status = 'sold' or removed_at is not null)
          and upper(regexp_replace(car->>'regplate', '[^A-Za-z0-9]', '', 'g')) = ${plate}
          and coalesce(upper(car->>'state'), ${state}) = ${state}
        order by updated_at desc, id desc limit 1`.execute(db);
      const car = rows[0]?.car;
      if (!car || car.year === null) return null;
      const { make, model, year, badge, simple_body: body, simple_transmission: transmission } = car;
      return { make, model, year, badge, body, transmission };
    },
  };
}
