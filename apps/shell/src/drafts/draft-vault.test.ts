import { act, fakeApi } from '@hamyar/testing';
import { LocalDraftVault } from './draft-vault.ts';

const written = (body_html: string) => ({ body_html, attachments: [], form_values: {} });
const stored = (revision: number, body_html: string) => ({ key: 'ticket:7:message', body_html, attachments: [], form_values: {}, revision, updated_at: 1, device: 'x', other: null });

describe('the draft vault', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('keeps a text through a reload after a third of a second, and at once when the page is hidden', () => {
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('a', 'سلام');
    expect(new LocalDraftVault(1, localStorage).read('a')).toBeNull();
    jest.advanceTimersByTime(300);
    expect(new LocalDraftVault(1, localStorage).read('a')?.value).toBe('سلام');
    vault.write('a', 'سلام و');
    dispatchEvent(new Event('pagehide'));
    expect(new LocalDraftVault(1, localStorage).read('a')?.value).toBe('سلام و');
  });

  it('keeps the text in memory when the store of the browser is full', () => {
    const full = { ...localStorage, getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); }, removeItem: () => {} } as unknown as Storage;
    const vault = new LocalDraftVault(1, full);
    vault.write('a', 'سلام');
    vault.flush();
    expect(vault.read('a')?.value).toBe('سلام');
  });

  it('sends a reply a second after the last keystroke, and every five while typing goes on', async () => {
    let revision = 0;
    const api = fakeApi({ draftPut: () => stored((revision += 1), 'x'), draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    for (let at = 0; at < 60; at += 1) {
      vault.write('ticket:7:message', written(`متن ${at}`));
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(api.calls('draftPut').length).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(api.calls('draftPut').length).toBe(2);
    expect(api.calls('draftPut')[1]?.body).toMatchObject({ body_html: 'متن 59', revision: 1 });
  });

  it('takes a newer version of another device when nothing was typed here', async () => {
    fakeApi({ draftGet: stored(4, 'از دستگاه دیگر') });
    const vault = new LocalDraftVault(1, localStorage);
    let told = 0;
    vault.subscribe('ticket:7:message', () => { told += 1; });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(vault.read('ticket:7:message')).toMatchObject({ value: { body_html: 'از دستگاه دیگر' }, revision: 4 });
    expect(told).toBe(1);
  });

  it('never sends what is not a reply, a note or a new ticket', async () => {
    const api = fakeApi({});
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('profile', { first_name: 'ن' });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(api.calls('draftPut')).toEqual([]);
  });

  it('hands everything over and forgets it on an explicit logout', async () => {
    const api = fakeApi({ draftPut: stored(1, 'x'), draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('ticket:7:message', written('متن'));
    await vault.handOver();
    vault.erase();
    expect(api.calls('draftPut')).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });
});
