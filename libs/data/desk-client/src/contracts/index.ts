export { TEMPLATE_FIELDS } from './dayOperations.ts';
export { deskOperations } from './deskOperations.ts';
export type { DeskAnswer, DeskInput, DeskOperations, KnownDeskRoute } from './deskOperations.ts';
export type { DeskAccess, DeskOperation, DeskProblemText } from './defineDeskOperation.ts';
export { leadEventKinds, leadStatusSchema } from './leads.ts';
export { liveEventSchema } from './live.ts';
export { roleSchema } from './role.ts';
export { sharedDeskProblems } from './sharedDeskProblems.ts';
export type { SharedDeskProblem } from './sharedDeskProblems.ts';
