import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Log } from '../platform/logging/log.ts';
import { createShutdown } from './process-shutdown.ts';
import type { RunningServer } from './start-server.ts';

/** ms after the start in which the page that the change is for is answered first. */
const FIRST_ANSWERS = 500;

/**
 * The part of a server of `npm run dev` in its replacement (webpack/dev-server.ts). The next server says `prepared` when
 * it could listen, and is told `listen` when the address is free. The one that serves is told `leave` and says `left`
 * when the address is free. A server that was started by hand has no channel and listens immediately.
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
  // for the next server: Node itself stores what it has compiled when the process ends, which is after that start
  setTimeout(flushCompileCache, FIRST_ANSWERS).unref();
  const leave = createShutdown(async () => {
    await server.close(true);
    // ending takes the longer the more code there is to store, and nobody has to wait for it
    if (process.connected) await new Promise<unknown>((sent) => process.send?.('left', sent));
  }, log);
  process.on('message', (message) => {
    if (message === 'leave') leave(0, { reason: 'a server with newer sources is ready' });
  });
}
