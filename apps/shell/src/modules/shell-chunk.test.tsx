import { act, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { shellChunk } from './shell-chunk.tsx';

const missing = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
const reloads = () => sessionStorage.getItem('hamyar.reloaded');
const open = async (load: () => Promise<() => string>) => {
  const Page = shellChunk(load, { loading: 'در حال بارگذاری', Failed: () => 'خطای سرور' });
  await act(async () => void renderInTestShell(<Page />, { user: buildUser('employee'), path: '/' }));
};

describe('[4.19] a page of the shell', () => {
  beforeEach(() => {
    sessionStorage.clear();
    // React logs what a boundary has caught; jsdom logs that it cannot load a page
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('whose chunk is missing is loaded again, and shows no error meanwhile', async () => {
    await open(missing);
    expect(Number(reloads())).toBeGreaterThan(0);
    expect(screen.getByText('در حال بارگذاری')).toBeTruthy();
  });

  it('whose chunk is missing after that shows the error page instead of a second reload', async () => {
    sessionStorage.setItem('hamyar.reloaded', String(Date.now()));
    await open(missing);
    expect(screen.getByText('خطای سرور')).toBeTruthy();
  });

  it('that throws shows the error page and is not loaded again', async () => {
    await open(async () => () => {
      throw new Error('broken');
    });
    expect(reloads()).toBeNull();
    expect(screen.getByText('خطای سرور')).toBeTruthy();
  });
});
