export { dataDirectory } from './dataDirectory.ts';
export { json } from './json.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './openDatabase.ts';
export type { Database, DatabaseOptions } from './openDatabase.ts';
export { backOff, DELIVERY_DELAYS } from './outbox/backOff.ts';
export { claim, DEFAULT_LEASE_MS } from './outbox/claim.ts';
export type { ClaimOptions } from './outbox/claim.ts';
export { complete } from './outbox/complete.ts';
export type { Claimed } from './outbox/complete.ts';
export { deadLetters, retryDeadLetters } from './outbox/deadLetters.ts';
export { enqueue } from './outbox/enqueue.ts';
export type { OutboxMessage } from './outbox/enqueue.ts';
export { fail } from './outbox/fail.ts';
export type { FailOptions, Failure } from './outbox/fail.ts';
export { hold } from './outbox/hold.ts';
export { outboxState, pruneOutbox } from './outbox/outboxState.ts';
export type { OutboxState } from './outbox/outboxState.ts';
export { repeat } from './outbox/repeat.ts';
export { waiting } from './outbox/waiting.ts';
export type {
  CarRow,
  CarRowUpdate,
  CarsTable,
  DefaultedTimestamp,
  ImportCarsTable,
  ImportRow,
  ImportRowsTable,
  ImportsTable,
  Json,
  LeadAdditionRow,
  LeadAdditionsTable,
  LeadRow,
  LeadsTable,
  NewCarRow,
  NewLeadRow,
  OptionalTimestamp,
  OutboxRow,
  OutboxTable,
  Schema,
  Timestamp,
} from './schema.ts';
