import { isUsernamePattern } from '../../platform/auth/username-pattern.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { registerAccountNotifications } from './account-notification.job.ts';
import { accountNotifications } from './account-notifications.ts';
import { registerAccountExpiry } from './account-expiry.job.ts';
import { channelByPerson } from '../../platform/realtime/channel.policy.ts';
import { registerAddressProofRoutes } from './address-proof.routes.ts';
import { registerLoginRoutes } from './login.routes.ts';
import { registerInvitationRoutes } from './invitation.routes.ts';
import { registerCodeSweep } from './code-sweep.job.ts';
import { showsProfilePicture } from './profile.repository.ts';
import { registerProfileRoutes } from './profile.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';

/** Identity: login, codes, registration, sessions and the own profile. */
export const identityModule: ServerModule = {
  name: 'identity',
  notifications: accountNotifications,
  channels: [channelByPerson('private-user', (user, id) => id === user.id)],
  fileOwners: { profile_picture: { has: showsProfilePicture, personal: true } },
  settingsChecks: {
    userAccountSettings: ({ username_regex: pattern }) =>
      pattern && !isUsernamePattern(pattern) ? [fieldError('username_regex', 'PATTERN')] : [],
  },
  register(host, deps) {
    registerLoginRoutes(host, deps);
    registerAddressProofRoutes(host, deps);
    registerInvitationRoutes(host, deps);
    registerSessionRoutes(host, deps);
    registerProfileRoutes(host, deps);
    registerCodeSweep(deps);
    registerAccountExpiry(deps);
    registerAccountNotifications(deps);
  },
};
