import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, type ItemOutcome } from '../../platform/http/outcome.ts';
import { SESSION_COOKIE } from '../../platform/http/pipeline.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { issueLoginToken, loginByToken } from './login-token.service.ts';
import { loginByPassword, type Opened } from './login.service.ts';
import { messages } from './messages.ts';
import { endSessions } from './session.service.ts';

/** Name of the cookie that remembers which edition's login page to show; a preference, no right (module-platform 5). */
export const EDITION_COOKIE = 'edition';
/** How long it is remembered, in seconds; browsers keep no cookie longer. */
export const EDITION_SECONDS = 400 * 86_400;

/** Logging in. */
export function registerLoginRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.login, async (context) => {
    const { body } = context;
    if ('login_token' in body) return entered(deps, context, await loginByToken(deps, body.login_token, context));
    if (!('password' in body)) throw new Nok('CODE_WRONG', undefined, messages.codeWrong);
    return entered(deps, context, await loginByPassword(deps, body, context));
  });
  host.route(contract.getLoginToken, async ({ user }) => ok({ login_token: await issueLoginToken(deps, user.id) }));
}

/** Answers an open session: cookie for browsers, token for API clients. A session that the request came with ends (decisions 2.9). */
export async function entered(deps: Deps, context: RequestContext, opened: Opened): Promise<ItemOutcome<{ token: string; user: Opened['onWire'] }>> {
  if (context.session && context.caller) await endSessions(deps, { id: context.session.id, userId: context.caller.id });
  context.setCookie(SESSION_COOKIE, opened.token);
  if (opened.user.employee) context.setCookie(EDITION_COOKIE, 'staff', { maxAge: EDITION_SECONDS });
  else context.clearCookie(EDITION_COOKIE);
  return ok({ token: opened.token, user: opened.onWire });
}
