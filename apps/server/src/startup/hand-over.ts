import { once } from 'node:events';
import type { Log } from '../platform/logging/log.ts';
import { createShutdown } from './process-shutdown.ts';
import type { RunningServer } from './start-server.ts';

/**
 * The part of a server of `npm run dev` in its replacement (webpack/dev-server.ts). The next server says `prepared` when
 * it could listen, and is told `listen` when the address is free. The one that serves is told `leave`. A server that was
 * started by hand has no channel and listens immediately.
 */
export async function waitForAddress(): Promise<void> {
  if (!process.send) return;
  const parentGone = () => process.exit(1);
  process.once('disconnect', parentGone);
  process.send('prepared');
  await once(process, 'message');
  process.off('disconnect', parentGone);
}

/** Ends this server when it is told to leave; the database stays for the next one, which uses it already. */
export function leaveOnRequest(server: RunningServer, log: Log): void {
  const leave = createShutdown(() => server.close(true), log);
  process.on('message', (message) => {
    if (message === 'leave') leave(0, { reason: 'a server with newer sources is ready' });
  });
}
