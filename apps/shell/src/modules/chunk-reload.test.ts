import { reloadOnce, reloadOnChunkErrors } from './chunk-reload.ts';

it('[4.19] reloads the page for a missing chunk at most once per 60 seconds', () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_059_999, reload)).toBe(false);
  expect(reloadOnce(1_060_000, reload)).toBe(true);
  expect(reloads).toBe(2);
});

it('[4.19] does not reload for a chunk with wrong content or for another error, which a reload cannot fix', () => {
  let reloads = 0;
  reloadOnChunkErrors(() => {
    reloads += 1;
  });
  const reject = (name: string, message: string) =>
    dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: Object.assign(new Error(message), { name }) }),
    );
  reject('TypeError', 'Loading chunk 7 failed');
  reject('ChunkLoadError', 'Failed to find a valid digest in the integrity attribute');
  expect(reloads).toBe(0);
  reject('ChunkLoadError', 'Loading chunk 7 failed');
  expect(reloads).toBe(1);
});
