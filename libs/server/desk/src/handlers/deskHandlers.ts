import type { DeskHandlers } from '../http/DeskCall.ts';
import { auditHandlers } from './auditHandlers.ts';
import { sessionHandlers, type SessionCalls } from './sessionHandlers.ts';
import { staffHandlers, type StaffCalls } from './staffHandlers.ts';

/** The handlers of all calls. */
export function deskHandlers(): DeskHandlers<SessionCalls | StaffCalls | 'audit'> {
  return { ...sessionHandlers(), ...staffHandlers(), ...auditHandlers() };
}
