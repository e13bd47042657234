/** Loads the store as a new page does, on a device that is dark. */
async function pageOnDarkDevice(cookie: string) {
  document.cookie = 'hamyar_theme=; max-age=0; path=/';
  if (cookie) document.cookie = `hamyar_theme=${cookie}; path=/`;
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {} })) as unknown as typeof window.matchMedia;
  jest.resetModules();
  return (await import('./theme-store.ts')).currentTheme();
}

describe('the theme of a page', () => {
  it('follows the device until somebody chooses one', async () => {
    expect(await pageOnDarkDevice('')).toMatchObject({ preference: 'system', appearance: 'dark' });
    expect(await pageOnDarkDevice('pink')).toMatchObject({ preference: 'system', appearance: 'dark' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('is the chosen one on every device', async () => {
    expect(await pageOnDarkDevice('light')).toMatchObject({ preference: 'light', appearance: 'light' });
    expect(await pageOnDarkDevice('dark')).toMatchObject({ preference: 'dark', appearance: 'dark' });
  });
});
