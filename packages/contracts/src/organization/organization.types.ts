import type { z } from 'zod';
import type { BodyInputOf } from '../endpoint.ts';
import type * as s from './organization.schema.ts';

export type Organization = z.output<typeof s.organization>;
export type OrganizationRow = z.output<typeof s.organizationRow>;
export type OrganizationListQuery = z.input<typeof s.organizationList.query>;
export type OrganizationStoreBody = BodyInputOf<typeof s.organizationStore>;
export type OrganizationUpdateBody = BodyInputOf<typeof s.organizationUpdate>;
