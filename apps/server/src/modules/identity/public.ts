export {
  authenticate,
  loadUser,
  loadUsers,
  openSession,
  filterOpenSessions,
  SESSION_ENDED,
} from './session.service.ts';
export { mayLogIn, toCurrentUser } from './current-user.rules.ts';
export { changesRights, writeRightsChangedEvents } from './rights-change.service.ts';
export { toSessionUser } from './session-user.presenter.ts';
export { isStaffDevice, signStaffDevice, STAFF_DEVICE_COOKIE, STAFF_DEVICE_SECONDS } from './staff-device.ts';
export {
  proofExpired,
  proveLinkAddress,
  requesterOf,
  sendLinkCode,
  noteSent,
  useProof,
  type ProvenRequester,
} from './address-proof.service.ts';
export { ADDRESS_PROOF_COOKIE } from './address-proof.routes.ts';
export { EDITION_COOKIE, EDITION_SECONDS, FLOW_COOKIE, openFlow } from './login.routes.ts';
export { loginByToken, ownerOfLoginToken } from './login-token.service.ts';
export { canMailInvitations, issueInvitation, mailInvitation } from './invitation.service.ts';
export { deleteInvitation } from './invitation.repository.ts';
export { checkNewPassword } from './new-password.service.ts';
export { scheduleExpiry } from './account-expiry.job.ts';
export {
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  notifyPasswordChanged,
  notifyRoleChanged,
} from './security-notification.service.ts';
export { endSessions } from './session.service.ts';
export { epochOfSession } from './session.repository.ts';
export { notifyOldAddress } from './contact-change.service.ts';
export type { OpenedSession } from './login.service.ts';
export { findAccountId, replacePassword } from './account.repository.ts';
