export { remoteConfigurations } from './remote.ts';
