import { join } from 'node:path';

/** The root of the workspace. */
export const root = join(import.meta.dirname, '..');
/** Everything that `npm start` serves; what its sources were is in its `stamp.json`. */
export const dist = join(root, 'dist');
/** What `npm run dev` serves. */
export const devOutput = join(root, '.cache/dev');
