// The server writes this file into every page, as its first inline script, which the policy names by its hash.
import { repairFiles } from './repair-files.ts';

// no inline script stays in the page, so whatever finds one there has found a foreign one
document.currentScript?.remove();
repairFiles(() => location.reload());
