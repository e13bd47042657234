export { findOrganizationDefaults } from './organization.repository.ts';
