/** Writes `src/css/tokens.css` from `src/theme/tokens.ts`; a test checks that they match. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '../src/theme/tokens.ts';

writeFileSync(join(import.meta.dirname, '../src/css/tokens.css'), tokensCss());
