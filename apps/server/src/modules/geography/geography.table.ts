import type { Generated } from 'kysely';

// Provinces and their centres (decisions 2.26).

export interface StateTable {
  id: number;
  country_code: Generated<string>;
  name: string;
  name_norm: string;
}

export interface CityTable {
  id: number;
  state_id: number;
  name: string;
  name_norm: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    state: StateTable;
    city: CityTable;
  }
}
