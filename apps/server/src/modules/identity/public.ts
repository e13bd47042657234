export { authenticate, loadUser, loadUsers, openSession, SESSION_ENDED } from './session.service.ts';
export { mayLogIn, toCurrentUser } from './current-user.rules.ts';
export { changesRights, writeRightsChanged } from './rights-news.service.ts';
export { toSessionUser } from './session-user.presenter.ts';
export { EDITION_COOKIE, EDITION_SECONDS } from './login.routes.ts';
export { loginByToken, ownerOfLoginToken } from './login-token.service.ts';
export { checkNewPassword } from './new-password.service.ts';
export { endSessions } from './session.service.ts';
export type { Opened } from './login.service.ts';
