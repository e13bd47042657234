import { kbSuggestion } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { suggestArticles } from './suggestion.service.ts';

/** Articles for who writes or answers a ticket (decisions 2.12). */
export function suggestionRoutes(host: ModuleHost, deps: Deps): void {
  host.route(kbSuggestion, async ({ user, body }) => ok(await suggestArticles(deps, user, body)));
}
