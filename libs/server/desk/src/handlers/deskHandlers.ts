import type { DeskServices } from '../DeskServices.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { appointmentHandlers } from './appointmentHandlers.ts';
import { auditHandlers } from './auditHandlers.ts';
import { deliveryHandlers } from './deliveryHandlers.ts';
import { figureHandlers } from './figureHandlers.ts';
import { financeHandlers } from './financeHandlers.ts';
import { fileHandlers } from './fileHandlers.ts';
import { leadHandlers } from './leadHandlers.ts';
import { liveHandlers } from './liveHandlers.ts';
import { peopleHandlers } from './peopleHandlers.ts';
import { paymentHandlers } from './paymentHandlers.ts';
import { reservationHandlers } from './reservationHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';
import { staffHandlers } from './staffHandlers.ts';
import { stockHandlers } from './stockHandlers.ts';
import { templateHandlers } from './templateHandlers.ts';
import { unsubscribeHandlers } from './unsubscribeHandlers.ts';

/** The handlers of all calls: one that is declared and not served does not compile. */
export function deskHandlers(services: DeskServices): DeskHandlers {
  return {
    ...sessionHandlers(services),
    ...leadHandlers(),
    ...fileHandlers(),
    ...templateHandlers(),
    ...figureHandlers(),
    ...appointmentHandlers(),
    ...deliveryHandlers(),
    ...unsubscribeHandlers(),
    ...financeHandlers(),
    ...reservationHandlers(),
    ...paymentHandlers(),
    ...stockHandlers(),
    ...staffHandlers(),
    ...peopleHandlers(),
    ...auditHandlers(),
    ...liveHandlers(services),
  };
}
