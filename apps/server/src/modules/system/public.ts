export { systemDefaultsFor } from './system-defaults.service.ts';
