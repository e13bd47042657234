import { join } from 'node:path';

/** How a build is made. */
export interface BuildOptions {
  /** `development` is for `npm run dev`: names without hashes, hot replacement, nothing minified. */
  mode: 'production' | 'development';
  /** Folder that is filled. */
  output: string;
  /** Whether webpack keeps its work for the next build. Writing it costs a third of a first build, so that one goes without. */
  cache: boolean;
}

/** Where files of a production build lie until they are published: two builds at once have a folder each. */
export const stagingFolder = (output: string): string => join(output, '.made', String(process.pid));
