import * as contract from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import { escapeLike } from '../../platform/database/sql-conditions.ts';
import type { Deps } from '../../platform/deps.ts';
import { ok } from '../../platform/http/outcome.ts';
import { countryCode, findCountries, findTimezones } from './country.rules.ts';
import { findCities, findStates } from './geography.repository.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

const compact = (text: string | undefined): string | null => escapeLike(searchKeyCompact(text ?? '')) || null;

/** Countries, provinces, cities and time zones (spec 7.21). */
export function geographyRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.countries, ({ query }) => ok([...findCountries(query.s)]));
  host.route(contract.states, async ({ query }) =>
    ok(await findStates(deps.db, countryCode(query.country_id), compact(query.s))),
  );
  host.route(contract.cities, async ({ query }) =>
    ok(await findCities(deps.db, query.state_id ?? null, compact(query.s))),
  );
  host.route(contract.timezones, () => ok(findTimezones()));
}
