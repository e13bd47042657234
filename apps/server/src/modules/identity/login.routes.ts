import * as contract from '@hamyar/contracts/schemas';
import { newToken } from '../../platform/auth/tokens.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, ok, updated, type ItemOutcome } from '../../platform/http/outcome.ts';
import { SESSION_COOKIE } from '../../platform/http/pipeline.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { checkUsername, loginByCode, resendCode, sendResetCode } from './code-login.service.ts';
import { issueLoginToken, loginByToken } from './login-token.service.ts';
import { loginByPassword, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';
import { resetPassword } from './password-reset.service.ts';
import { register, verifyAccount } from './registration.service.ts';
import { signStaffDevice, STAFF_DEVICE_COOKIE, STAFF_DEVICE_SECONDS } from './staff-device.ts';
import { DEVICE_COOKIE, DEVICE_SECONDS } from './security-notification.service.ts';
import { endSessions } from './session.service.ts';

/**
 * Name of the cookie that stores which edition's login page to show; a preference that gives no right (module-platform
 * 5).
 */
export const EDITION_COOKIE = 'edition';
/** Lifetime of that cookie, in seconds; browsers keep no cookie longer. */
export const EDITION_SECONDS = 400 * 86_400;
/** Binds a code to the browser that requested it (decisions 2.9 "bound to purpose and session"). */
export const FLOW_COOKIE = 'auth.flow';
const FLOW_SECONDS = 3_600;

/** Login, sign-up and password recovery. */
export function registerLoginRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.checkUsername, async (context) =>
    ok(await checkUsername(deps, context.body.username, openFlow(context))),
  );
  host.route(contract.login, async (context) => {
    const { body } = context;
    if ('login_token' in body)
      return sendLogin(deps, context, await loginByToken(deps, body.login_token, originOf(context)));
    if ('code' in body)
      return sendLogin(
        deps,
        context,
        await loginByCode(deps, body, context.cookie(FLOW_COOKIE) ?? '', originOf(context)),
      );
    return sendLogin(deps, context, await loginByPassword(deps, body, originOf(context)));
  });
  host.route(contract.register, async (context) =>
    created({ verify: true as const, ...(await register(deps, context.body, openFlow(context))) }, messages.codeSent),
  );
  host.route(contract.verifyAccount, async (context) =>
    sendLogin(
      deps,
      context,
      await verifyAccount(deps, context.body, context.cookie(FLOW_COOKIE) ?? '', originOf(context)),
      messages.registered,
    ),
  );
  host.route(contract.sendCode, async (context) =>
    ok(await resendCode(deps, context.body, openFlow(context)), messages.codeSent),
  );
  host.route(contract.getPasswordResetToken, async (context) =>
    ok(await sendResetCode(deps, context.body.username, openFlow(context)), messages.codeSent),
  );
  host.route(contract.passwordReset, async (context) => {
    await resetPassword(deps, context.body, context.cookie(FLOW_COOKIE) ?? '', context);
    return updated(undefined, messages.passwordReset);
  });
  host.route(contract.getLoginToken, async ({ session }) => ok({ login_token: await issueLoginToken(deps, session) }));
}

/** Where a login comes from. */
export const originOf = (context: RequestContext): Origin => ({
  ip: context.ip,
  userAgent: context.userAgent,
  device: context.cookie(DEVICE_COOKIE),
});

/** The flow of this browser; a new one when it has none. */
export function openFlow(context: RequestContext): string {
  const known = context.cookie(FLOW_COOKIE);
  if (known && /^[\w-]{43}$/.test(known)) return known;
  const flow = newToken();
  context.setCookie(FLOW_COOKIE, flow, { maxAge: FLOW_SECONDS });
  return flow;
}

/**
 * Returns an open session: cookie for browsers, token for API clients. The session that the request had before ends
 * (decisions 2.9).
 */
export async function sendLogin(
  deps: Deps,
  context: RequestContext,
  opened: OpenedSession,
  message?: string,
): Promise<ItemOutcome<{ token: string; user: OpenedSession['onWire'] }>> {
  const { session, caller } = context;
  if (session && caller)
    await withTransaction(deps.db, (trx) => endSessions(deps, trx, { id: session.id, userId: caller.id }));
  context.setCookie(SESSION_COOKIE, opened.token);
  context.setCookie(DEVICE_COOKIE, opened.device, { maxAge: DEVICE_SECONDS });
  if (opened.user.employee) {
    context.setCookie(EDITION_COOKIE, 'staff', { maxAge: EDITION_SECONDS });
    const device = signStaffDevice(deps.secrets, deps.clock.unix());
    context.setCookie(STAFF_DEVICE_COOKIE, device, { maxAge: STAFF_DEVICE_SECONDS });
  } else context.clearCookie(EDITION_COOKIE);
  return ok({ token: opened.token, user: opened.onWire }, message);
}
