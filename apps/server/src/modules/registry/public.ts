export { registryModule } from './registry.module.ts';
export { makePageHandler } from './page.routes.ts';
