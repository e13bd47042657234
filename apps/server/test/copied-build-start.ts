// The product with the build in the folder BUILD, for end-to-end tests that remove files of a build.
import { exitWithError } from '../src/startup/process-shutdown.ts';
import { startProduct } from '../src/startup/start-product.ts';

try {
  await startProduct({ empty: false, dist: process.env.BUILD });
} catch (error) {
  exitWithError(error);
}
