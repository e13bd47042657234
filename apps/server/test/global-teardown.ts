import { stopTestCluster } from './test-cluster.ts';

export default async function globalTeardown(): Promise<void> {
  const cluster = globalThis.hamyarTestCluster;
  if (cluster) await stopTestCluster(cluster);
}
