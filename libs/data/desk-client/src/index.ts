export { callDesk, downloadFromDesk } from './client/callDesk.ts';
export type { DeskCallOptions, DeskSent } from './client/callDesk.ts';
export { DeskProblem } from './client/DeskProblem.ts';
export { followDesk } from './client/followDesk.ts';
export type { DeskFollower, LiveSource } from './client/followDesk.ts';
/** Method and path of every call of the desk, for a browser. */
export * as deskRoutes from './client/routes.ts';
export type { AuditKind } from './contracts/audit.ts';
export type { DeskAnswer, DeskInput, KnownDeskRoute } from './contracts/deskOperations.ts';
export type { LeadDetail, LeadEvent, LeadRow, LeadStatus } from './contracts/leads.ts';
export type { LiveEvent } from './contracts/live.ts';
export type { Staff } from './contracts/peopleOperations.ts';
export type { Role } from './contracts/role.ts';
export type { Me } from './contracts/sessionOperations.ts';
