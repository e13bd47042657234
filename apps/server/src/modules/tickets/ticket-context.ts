import type { Deps } from '../../platform/deps.ts';
import type { SettingsReader } from '../settings/public.ts';
import type { ListTotals } from './list-totals.ts';

/** The dependencies of this module's services. */
export interface TicketContext {
  readonly deps: Deps;
  readonly settings: SettingsReader;
  readonly totals: ListTotals;
}
