import * as contract from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { findCountries, findTimezones } from './country.rules.ts';
import { findCities, findStates } from './geography.repository.ts';

const compact = (text: string | undefined): string | null =>
  searchKeyCompact(text ?? '').replace(/[\\%_]/g, '\\$&') || null;

/** Countries, the provinces of Iran with their centres, and time zones; read-only (spec 7.21, decisions 2.26). */
export function geographyModule(deps: Deps): ServerModule {
  return {
    name: 'geography',
    register(host) {
      host.route(contract.countries, ({ query }) => ok([...findCountries(query.s)]));
      host.route(contract.states, async ({ query }) =>
        ok(await findStates(deps.db, query.country_code.toUpperCase(), compact(query.s))),
      );
      host.route(contract.cities, async ({ query }) => ok(await findCities(deps.db, query.state_id, compact(query.s))));
      host.route(contract.timezones, () => ok(findTimezones()));
    },
  };
}
