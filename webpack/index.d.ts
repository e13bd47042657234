export { remoteConfigurations } from './remote-config.ts';
