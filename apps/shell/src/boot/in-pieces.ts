import { provided } from '../provided.ts';

type Import = () => Promise<unknown>;

/** What the bootstrap of every edition needs, in the order in which one needs the other. */
const SHARED: readonly string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  '@hamyar/store',
  '@hamyar/module-sdk',
  '@hamyar/design-system/icons',
  '@hamyar/design-system/basics',
  '@hamyar/design-system/overlay',
  '@hamyar/design-system/layout',
];

/** Ends the current task, so that the browser can handle keys and clicks and paint. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Evaluates shared packages, each in a task of its own: in one task they block a slow device for a quarter of a second.
 * A package that cannot be loaded is left to the code that needs it, which reports it. Never rejects.
 */
export async function evaluateInPieces(packages: readonly string[]): Promise<void> {
  for (const name of packages) {
    await provided[name]?.().catch(() => {});
    await nextTask();
  }
}

/** Parts of the shell that every edition needs. As imports of their own they are evaluated one by one. */
const PARTS: readonly Import[] = [
  () => import('../modules/remote-component.tsx'),
  () => import('../realtime/tab-socket.ts'),
  () => import('../drafts/draft-vault.ts'),
  () => import('../notifications/subscribe-notifications.ts'),
];

/** Evaluates what the bootstrap needs, then the layout of the edition and the bootstrap. */
export async function bootstrapInPieces(frame: Import, bootstrap: Import): Promise<void> {
  await nextTask();
  await evaluateInPieces(SHARED);
  for (const part of [...PARTS, frame]) {
    await part();
    await nextTask();
  }
  await bootstrap();
}
