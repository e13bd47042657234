export { levelChanged } from './customer-level.job.ts';
export { findOrganizationDefaults } from './organization.repository.ts';
export { filledOrganization, selectOrganizations } from './organization-access.service.ts';
