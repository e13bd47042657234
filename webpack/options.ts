import { join } from 'node:path';

/** Options of a build. */
export interface BuildOptions {
  /** `development` is for `npm run dev`: file names without hashes, hot replacement, no minification. */
  mode: 'production' | 'development';
  /** Output folder. */
  output: string;
  /**
   * Whether webpack stores its cache. Storing takes a third of the time of a first build, so a first build does not.
   */
  cache: boolean;
}

/** Temporary folder of a production build until it is published; each running build has its own. */
export const stagingFolder = (output: string): string => join(output, '.made', String(process.pid));
