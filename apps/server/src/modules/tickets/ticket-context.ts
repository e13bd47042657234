import type { Deps } from '../../platform/deps.ts';
import type { SettingsReader } from '../settings/public.ts';
import type { ListTotals } from './list-totals.ts';

/** What the services of this module work with. */
export interface TicketContext {
  readonly deps: Deps;
  readonly settings: SettingsReader;
  readonly totals: ListTotals;
}
