export { identityModule } from './identity.module.ts';
export { authenticate, loadUser, openSession, SESSION_ENDED } from './session.service.ts';
export { roleOf, toCurrentUser } from './current-user.rules.ts';
export { toSessionUser } from './session-user.presenter.ts';
