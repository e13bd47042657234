import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeProfile, profileOf, toProfile } from './profile.service.ts';

/** The own profile (spec 2.10). */
export function registerProfileRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.profileGet, async ({ user }) => ok(await toProfile(deps, user, await profileOf(deps, user.id))));
  host.route(contract.updateProfile, async ({ user, session, ip, body }) => {
    const result = await changeProfile(deps, { user, session, ip }, body);
    return updated(
      result,
      result.code_to
        ? messages.contactCodeSent[result.code_to]
        : body.password
          ? messages.passwordChanged
          : messages.profileUpdated,
    );
  });
}
