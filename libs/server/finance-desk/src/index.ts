export { applicationLog } from './desk/applicationLog.ts';
export type { LoggedAccess } from './desk/applicationLog.ts';
export { applicationsOfShopper } from './desk/applicationsOfShopper.ts';
export type { KnownApplication } from './desk/applicationsOfShopper.ts';
export { decideApplication } from './desk/decideApplication.ts';
export type { SetStatus } from './desk/decideApplication.ts';
export { purgeDraftsOfShopper } from './desk/draftsOfShopper.ts';
export { findReference } from './desk/findReference.ts';
export { listApplications } from './desk/listApplications.ts';
export type { ApplicationQuery, ApplicationSummary } from './desk/listApplications.ts';
export { purgeApplication, purgeDue, purgeLater } from './desk/purge.ts';
export { hasApplications, leadsWithApplications, purgeOfLeads } from './desk/purgeOfLeads.ts';
export { readApplication } from './desk/readApplication.ts';
export type { ReadApplication } from './desk/readApplication.ts';
export { rotateKeys } from './desk/rotateKeys.ts';
export type { Rotation } from './desk/rotateKeys.ts';

export { financeKeyring } from './keys/financeKeyring.ts';
export type { Keyring } from './keys/Keyring.ts';

export type { ApplicationContent } from './store/content.ts';
export { discardDraft, readDraft, saveDraft, startDraft } from './store/drafts.ts';
export type { Draft } from './store/drafts.ts';
export type { Accessor, FinanceDeskServices } from './store/FinanceDeskServices.ts';
export { claimAsking, findSent, keepAnswer, nameLead, submitDraft } from './store/submit.ts';
export type { SentApplication } from './store/submit.ts';
export { financeMigrations } from './store/tables.ts';
export { PURGE_TOPIC } from './store/purgeMessage.ts';
export type { ApplicationStatus } from './store/tables.ts';
