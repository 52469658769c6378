import type { DeskHandlers } from '../http/DeskCall.ts';
import { auditHandlers } from './auditHandlers.ts';
import { figureHandlers } from './figureHandlers.ts';
import { leadHandlers, type LeadCalls } from './leadHandlers.ts';
import { sessionHandlers, type SessionCalls } from './sessionHandlers.ts';
import { staffHandlers, type StaffCalls } from './staffHandlers.ts';
import { templateHandlers, type TemplateCalls } from './templateHandlers.ts';

/** The handlers of all calls. */
export function deskHandlers(): DeskHandlers<
  SessionCalls | StaffCalls | LeadCalls | TemplateCalls | 'figures' | 'audit'
> {
  return {
    ...sessionHandlers(),
    ...staffHandlers(),
    ...leadHandlers(),
    ...templateHandlers(),
    ...figureHandlers(),
    ...auditHandlers(),
  };
}
