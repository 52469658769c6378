export { openStaffAuth } from './auth/openStaffAuth.ts';
export type { StaffAuth, StaffAuthSettings, StaffSession } from './auth/openStaffAuth.ts';
export {
  forgetSecondFactor,
  inviteStaff,
  listStaff,
  lockStaff,
  membershipsOf,
  noteSeen,
  removeStaff,
  updateStaff,
} from './roles/staffRoles.ts';
export type { Invitation, Membership, SeenMembership, StaffMember } from './roles/staffRoles.ts';
