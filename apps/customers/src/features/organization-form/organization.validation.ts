import { rules } from '@hamyar/design-system/fields';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import type { OrganizationValues } from './organization.conversions.ts';

/**
 * The checks of the organisation form before it is sent (spec 3.13, 5.6). Only the full admin chooses the branch (spec
 * 5.20).
 */
export const organizationChecks = (fullAdmin: boolean): FieldSpecs<OrganizationValues> => ({
  name: { required: true },
  customer_level_id: { required: true },
  branch_id: { required: fullAdmin },
  website: { rules: [rules.url()] },
});
