// The form in which conversations are written. In every text `[a|b|c]` is a choice (it may nest, and one side may be
// empty), `{slot}` is filled from the ticket's own facts, a line break starts a new paragraph, `- ` a list item.

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
 * One thing that customers write about, with the ways in which they and the staff say it. `opening[i]` goes with
 * `subject[i]` and `ask[i]`, and with `fix[i]` when there are as many; subjects beyond belong to `opening[0]`.
 * `answer[i]` goes with `ask[i]`, `fix2[i]` with `again[i]`, when there are as many.
 */
export interface Scenario {
  key: string;
  service: ServiceKey;
  /** Name of a category in company.ts. */
  category: string;
  department: DepartmentKey;
  /** How often, relative to the others; 1 when left out. */
  weight?: number;
  /** Jalali months (1-12) in which it comes three times as often. */
  season?: readonly number[];
  /** Usual importance; 1 (medium) when left out. */
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
