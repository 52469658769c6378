export { TEMPLATE_FIELDS } from './dayOperations.ts';
export { deskOperations } from './deskOperations.ts';
export type { DeskAnswer, DeskInput, DeskOperations, KnownDeskRoute } from './deskOperations.ts';
export type { DeskAccess, DeskOperation, DeskProblemText } from './defineDeskOperation.ts';
export { leadEventKinds } from './leads.ts';
export { roleSchema } from './role.ts';
export { sharedDeskProblems } from './sharedDeskProblems.ts';
export type { SharedDeskProblem } from './sharedDeskProblems.ts';
