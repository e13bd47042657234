import type { Generated } from 'kysely';

// Organisations (decisions 2.8).

export interface OrganizationTable {
  id: Generated<number>;
  branch_id: number;
  name: string;
  name_norm: string;
  code: string | null;
  customer_level_id: number | null;
  phone: string | null;
  website: string | null;
  country_code: string | null;
  state_id: number | null;
  city_id: number | null;
  city_name: string | null;
  address: string | null;
  description: string | null;
  expire_at: Date | null;
  /** Null: as the settings say. */
  members_see_all: boolean | null;
  email_domains: Generated<string[]>;
  max_open_tickets: number | null;
  sla_id: number | null;
  status: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  created_by_id: number | null;
  updated_by_id: number | null;
  version: Generated<number>;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    organization: OrganizationTable;
  }
}
