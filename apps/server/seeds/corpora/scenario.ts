// The notation of conversations. In every text `[a|b|c]` is a choice (it may be nested, and one side may be empty),
// `{slot}` is filled from the ticket's facts, a line break starts a new paragraph, `- ` starts a list item.

/** Keys of the departments that answer. */
export type DepartmentKey = 'support' | 'hosting' | 'devices' | 'finance' | 'sales' | 'training';

/** Keys of the services of the demo company. */
export type ServiceKey =
  | 'accounting'
  | 'store'
  | 'payroll'
  | 'tax'
  | 'club'
  | 'app'
  | 'api'
  | 'cloud'
  | 'domain'
  | 'mail'
  | 'devices'
  | 'contract';

/**
 * One subject that customers write about, with different texts of customers and staff. `opening[i]` belongs to
 * `subject[i]` and `ask[i]`, and to `fix[i]` when both lists have the same length; further subjects belong to
 * `opening[0]`. `answer[i]` belongs to `ask[i]`, `fix2[i]` to `again[i]`, when the lists have the same length.
 */
export interface Scenario {
  key: string;
  service: ServiceKey;
  /** Name of a category in company.ts. */
  category: string;
  department: DepartmentKey;
  /** How often, relative to the others; 1 by default. */
  weight?: number;
  /** Jalali months (1-12) in which it is three times as frequent. */
  season?: readonly number[];
  /** Usual importance; 1 (medium) by default. */
  importance?: 0 | 1 | 2 | 3;
  /** Written in English. */
  english?: boolean;
  /** What the customer may attach. */
  attach?: 'screenshot' | 'pdf' | 'sheet';
  tags?: readonly string[];
  subject: readonly string[];
  opening: readonly string[];
  /** The expert asks before solving. */
  ask?: readonly string[];
  answer?: readonly string[];
  /** Internal note. */
  note?: readonly string[];
  fix: readonly string[];
  /** The customer comes back: not solved yet, or one more question. */
  again?: readonly string[];
  fix2?: readonly string[];
}
