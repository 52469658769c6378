export { createDesk } from './createDesk.ts';
export type { Desk } from './createDesk.ts';
export type { DeskServices } from './DeskServices.ts';
export { recordEvent } from './events/recordEvent.ts';
export { INVITATION_TOPIC, startInvitations } from './mail/invitations.ts';
export { sendCode } from './mail/sendCode.ts';
