import { ADDRESS_PROOF_SECONDS } from '@hamyar/contracts';
import { addressCode, addressProof, addressProofEnd } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { endProof, proveAddress, sendAddressCode } from './address-proof.service.ts';
import { FLOW_COOKIE, openFlow } from './login.routes.ts';

/** The proof of an address, for one request without an account. */
export const ADDRESS_PROOF_COOKIE = 'request.proof';

/** The code of an address, and its proof (docs/adr/0096). */
export function registerAddressProofRoutes(host: ModuleHost, deps: Deps): void {
  host.route(addressCode, async (context) => ok(await sendAddressCode(deps, context.body, openFlow(context))));
  host.route(addressProof, async (context) => {
    const flow = context.cookie(FLOW_COOKIE) ?? '';
    const { state, token } = await proveAddress(deps, context.body, flow, context.ip);
    if (token) context.setCookie(ADDRESS_PROOF_COOKIE, token, { maxAge: ADDRESS_PROOF_SECONDS });
    // what was proven before is of somebody else
    else context.clearCookie(ADDRESS_PROOF_COOKIE);
    return ok({ state });
  });
  host.route(addressProofEnd, async (context) => {
    await endProof(deps, context.cookie(ADDRESS_PROOF_COOKIE));
    context.clearCookie(ADDRESS_PROOF_COOKIE);
    return ok();
  });
}
