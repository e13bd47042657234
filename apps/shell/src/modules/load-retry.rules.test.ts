import { entryUrl, isTransient, retryDelay } from './load-retry.rules.ts';

describe('loading a module', () => {
  it('requests a hung entry again under a new URL, so that the earlier request cannot block it', () => {
    expect(entryUrl('/m/tickets/0.1.0/staff/', 'remoteEntry.js', 0, 0.5)).toBe('/m/tickets/0.1.0/staff/remoteEntry.js');
    const urls = [entryUrl('/m/', 'e.js', 1, 0.1), entryUrl('/m/', 'e.js', 1, 0.2), entryUrl('/m/', 'e.js', 2, 0.1)];
    expect(new Set(urls).size).toBe(3);
  });

  it('waits longer before each retry, with a random part', () => {
    expect(retryDelay(1, 0)).toBe(125);
    expect(retryDelay(1, 1)).toBe(250);
    expect(retryDelay(2, 1)).toBe(500);
  });

  it('retries only failures that may be temporary', () => {
    expect((['network', 'timeout', 'not-javascript'] as const).every(isTransient)).toBe(true);
    expect((['integrity', 'version', 'init', 'render'] as const).some(isTransient)).toBe(false);
  });
});
