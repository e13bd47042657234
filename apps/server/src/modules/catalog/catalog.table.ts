import type { ServiceIcon, TaggableType } from '@hamyar/contracts';
import type { Generated } from 'kysely';

// Services, categories and tags that classify tickets (decisions 2.7, 2.10).

/** The two trees that classify tickets. */
export type CatalogTree = 'ticket_category' | 'service';

export interface ServiceTable {
  id: Generated<number>;
  name: string;
  code: string | null;
  description: Generated<string>;
  icon: ServiceIcon | null;
  parent_id: number | null;
  status: Generated<boolean>;
  order: Generated<number>;
  branch_ids: Generated<number[]>;
  department_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  default_importance: number | null;
  sla_id: number | null;
  is_public: Generated<boolean>;
  /** The form of its new tickets. */
  form_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what its tickets get instead. */
  replaced_by_id: number | null;
}

export interface ServiceOrganizationTable {
  service_id: number;
  organization_id: number;
}

export interface ServiceUserTable {
  service_id: number;
  user_id: number;
}

export interface TicketCategoryTable {
  id: Generated<number>;
  name: string;
  parent_id: number | null;
  description: Generated<string>;
  department_ids: Generated<number[]>;
  default_importance: number | null;
  sla_id: number | null;
  default_recipient_id: number | null;
  is_public: Generated<boolean>;
  status: Generated<boolean>;
  required_on_close: Generated<boolean>;
  keywords: Generated<string[]>;
  /** The form of its new tickets. */
  form_id: number | null;
  order: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what its tickets get instead. */
  replaced_by_id: number | null;
}

export interface TagTable {
  id: Generated<number>;
  name: string;
  name_norm: string;
  color: string | null;
  usage_count: Generated<number>;
  is_archived: Generated<boolean>;
  created_at: Generated<Date>;
  created_by_id: number | null;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface TagAssignmentTable {
  tag_id: number;
  taggable_type: TaggableType;
  taggable_id: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    service: ServiceTable;
    service_organization: ServiceOrganizationTable;
    service_user: ServiceUserTable;
    ticket_category: TicketCategoryTable;
    tag: TagTable;
    tag_assignment: TagAssignmentTable;
  }
}
