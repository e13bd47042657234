// `npm start`: from a fresh clone to a running product. Builds the front end when it is missing or outdated, loads the
// demo company into a new database (`-- --empty`: creates the first full admin instead), and prints the address.
import { parseArgs } from 'node:util';
import { ensureFrontEndBuilt, finishFrontEnd } from './startup/build-front-end.ts';
import { exitWithError } from './startup/process-shutdown.ts';

const USAGE = 'npm start [-- --empty]   (settings: PORT, HOST, DATA_DIR, DATABASE_URL, … see README)\n';

try {
  const { values } = parseArgs({
    options: { empty: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(USAGE);
  else {
    const { startProduct } = await import('./startup/start-product.ts');
    await startProduct({ empty: values.empty, prepare: ensureFrontEndBuilt, listening: finishFrontEnd });
  }
} catch (error) {
  if ((error as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  exitWithError(error);
}
