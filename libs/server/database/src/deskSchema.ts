import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp, Json, OptionalTimestamp } from './columns.ts';

/** A member of staff of one dealership or several. Written by better-auth too, as are sessions and codes. */
export interface StaffTable {
  id: Generated<string>;
  name: string;
  /** Lower case. */
  email: string;
  email_verified: boolean;
  image: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  two_factor_enabled: boolean | null;
}

/** A session of a browser. */
export interface StaffSessionsTable {
  id: Generated<string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  token: string;
  created_at: DefaultedTimestamp;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  ip_address: string | null;
  user_agent: string | null;
  staff_id: string;
  /** When this session gave its second factor. */
  second_factor_at: OptionalTimestamp;
}

/** An authenticator app: its secret and the backup codes, encrypted by better-auth. */
export interface StaffSecondFactorsTable {
  id: Generated<string>;
  secret: string;
  backup_codes: string;
  staff_id: string;
  verified: boolean | null;
  failed_verification_count: number | null;
  locked_until: OptionalTimestamp;
}

/** What somebody does at a dealership. */
export interface StaffRolesTable {
  site: string;
  staff_id: string;
  role: 'owner' | 'manager' | 'sales' | 'service';
  /** The places whose leads this person sees; null for all. */
  location_ids: ColumnType<number[] | null, string | null, string | null>;
  invited_at: DefaultedTimestamp;
  last_seen_at: OptionalTimestamp;
}

/** Consecutive wrong second factors of a person. */
export interface StaffSecondFactorTriesTable {
  staff_id: string;
  tries: number;
  locked_until: OptionalTimestamp;
}

/** The second factors that were used in the last minutes, as hashes: none is accepted twice. */
export interface StaffUsedCodesTable {
  staff_id: string;
  code: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

/** What stands with a lead, and what its list needs: one row for each lead, written in the transaction that stores it. */
export interface LeadStatesTable {
  lead_id: string;
  site: string;
  category: string;
  department: 'sales' | 'service' | 'parts';
  location_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  /** The lead and its additions. */
  messages: Generated<number>;
  /** Lower case. */
  email: string | null;
  /** The last nine digits, so that +61 and 0 are one number. */
  phone: string | null;
  /** What is searched, in lower case; a phone number as its digits, with a plus where it begins with one. */
  search: string;
  /** The car asked about as it was then, a `LeadVehicle`. */
  vehicle: Json<unknown>;
  status: Generated<'new' | 'open' | 'waiting' | 'won' | 'lost' | 'spam'>;
  assignee: string | null;
  snoozed_until: OptionalTimestamp;
  first_response_at: OptionalTimestamp;
  first_response_by: string | null;
  /** The lead that shows this one. */
  merged_into: string | null;
  /** Counts changes. */
  version: Generated<number>;
}

/**
 * What happened at a dealership: the history of its leads, the audit and the live stream are read from it. Of a lead, it is erased with
 * the lead.
 */
export interface DeskEventsTable {
  id: Generated<number>;
  /** The transaction, so that a reader can tell what is not committed yet. */
  xact: Generated<string>;
  site: string;
  at: ColumnType<Date, Date | string, Date | string>;
  kind: string;
  /** Null for the platform and for shoppers. */
  staff_id: string | null;
  lead_id: string | null;
  /** Id of anything else that it is about. */
  subject: string | null;
  data: Json<Record<string, unknown>>;
  /** The key of the write: it is done once. */
  key: string | null;
}

/** A text to answer with. */
export interface DeskTemplatesTable {
  id: string;
  site: string;
  name: string;
  subject: string;
  text: string;
  archived: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/** The settings of a dealership that are not the default. */
export interface DeskSettingsTable {
  site: string;
  response_target_minutes: number;
}

/** How many shoppers may book one half hour of a location; one without a row. */
export interface AppointmentCapacityTable {
  site: string;
  location_id: number;
  places: number;
}

/** The same on one day, in place of that number; 0 for no appointment. */
export interface AppointmentDaysTable extends AppointmentCapacityTable {
  /** `YYYY-MM-DD` at the location. */
  day: string;
}

/** The tables of the desk. */
export interface DeskSchema {
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_roles: StaffRolesTable;
  staff_second_factor_tries: StaffSecondFactorTriesTable;
  staff_used_codes: StaffUsedCodesTable;
  lead_states: LeadStatesTable;
  desk_events: DeskEventsTable;
  desk_templates: DeskTemplatesTable;
  desk_settings: DeskSettingsTable;
  appointment_capacity: AppointmentCapacityTable;
  appointment_days: AppointmentDaysTable;
}
