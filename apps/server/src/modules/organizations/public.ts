export { findOrganizationDefaults } from './organization.repository.ts';
export { selectOrganizations } from './organization-access.service.ts';
