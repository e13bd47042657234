import { startTestCluster } from './test-cluster.ts';
import type { EmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.ts';

declare global {
  var hamyarTestCluster: EmbeddedDatabase | undefined;
}

/** Starts one real PostgreSQL for the whole run; the workers get its address from the environment. */
export default async function globalSetup(): Promise<void> {
  const cluster = await startTestCluster();
  globalThis.hamyarTestCluster = cluster;
  process.env.HAMYAR_TEST_CLUSTER = JSON.stringify(cluster.connection);
}
