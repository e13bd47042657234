import { remoteConfigurations } from '../../webpack/index.ts';

export default await remoteConfigurations(import.meta.dirname);
