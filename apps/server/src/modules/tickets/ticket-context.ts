import type { Deps } from '../../platform/deps.ts';
import { settingsOf, type SettingsReader } from '../settings/public.ts';
import { createListRows, type ListRows } from './list-rows.ts';
import type { ListStatements } from './list-statements.service.ts';
import { createListTotals, type ListTotals } from './list-totals.ts';

/** The dependencies of this module's services. */
export interface TicketContext {
  readonly deps: Deps;
  readonly settings: SettingsReader;
  readonly totals: ListTotals;
  readonly rows: ListRows;
  readonly statements: ListStatements;
}

/** The dependencies with empty caches. */
export const createTicketContext = (deps: Deps): TicketContext => ({
  deps,
  settings: settingsOf(deps),
  totals: createListTotals(),
  rows: createListRows(),
  statements: new Map(),
});

const contexts = new WeakMap<Deps, TicketContext>();

/** The context of a running server: what other modules ask of tickets must use the same caches. */
export function ticketContextOf(deps: Deps): TicketContext {
  const context = contexts.get(deps) ?? createTicketContext(deps);
  contexts.set(deps, context);
  return context;
}
