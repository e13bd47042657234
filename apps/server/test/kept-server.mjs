// The parent of `npm start` over another script, with short pauses: for tests, which need no front end.
import { keepRunning } from '../../../scripts/keep-running.mjs';

keepRunning(process.argv.slice(2), { firstPause: 20 });
