import { sql } from 'kysely';

/** The outbox topic of stock changes; the key is the car's id. */
export const CAR_TOPIC = 'car.changed';

/** Whether the key of an outbox row of this topic is a car of these dealers, or one that is no more. The key of another topic is no number. */
export const ofStock = (dealers: readonly string[]) =>
  sql<boolean>`coalesce((select dealer = any(${[...dealers]}::text[]) from cars where cars.id = key::bigint), true)`;
