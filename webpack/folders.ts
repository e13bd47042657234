import { join } from 'node:path';

/** The root of the workspace. */
export const root = join(import.meta.dirname, '..');
/** Everything that `npm start` serves; rebuilt when the stamp in it differs from the sources. */
export const dist = join(root, 'dist');
