export { findOrganizationPlace } from './organization.repository.ts';
