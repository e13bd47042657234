import { join } from 'node:path';

/** The root folder of the workspace. */
export const root = join(import.meta.dirname, '..');
/** The build that `npm start` serves; its `stamp.json` says which sources it was built from. */
export const dist = join(root, 'dist');
/** The build that `npm run dev` serves. */
export const devOutput = join(root, '.cache/dev');
