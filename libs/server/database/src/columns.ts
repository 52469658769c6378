import type { ColumnType } from 'kysely';

/** A jsonb column: read as the parsed value, written as JSON text (see `json`). */
export type Json<T> = ColumnType<T, string, string>;

/** A timestamptz column that may be empty; left out on insert it is null. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A timestamptz column that the database fills with the current time when it is left out. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
