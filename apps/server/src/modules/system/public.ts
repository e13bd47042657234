export { systemModule } from './system.module.ts';
export { systemDefaultsFor } from './system-defaults.service.ts';
