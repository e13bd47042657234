import { reloadOnce } from './chunk-reload.ts';

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
