import { act, fakeApi, refuse, refuseFields } from '@hamyar/testing';
import { provideSyncedKeys, type PushAnswer } from './draft-sync.ts';
import { LocalDraftVault } from './draft-vault.ts';

provideSyncedKeys(() => ['ticket:{id}:message', 'ticket:{id}:note', 'new:customer']);

const written = (body_html: string) => ({ body_html, attachments: [], form_values: {} });
const stored = (revision: number, body_html: string) => ({
  key: 'ticket:7:message',
  body_html,
  attachments: [],
  form_values: {},
  revision,
  updated_at: 1,
  device: 'x',
  other: null,
});
const accepted = ({ body }: { body: object }) => ({ ...stored(0, ''), ...body, accepted: true });

describe('the draft vault', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('stores a text within a third of a second, and immediately when the page is hidden, so that it survives a reload', () => {
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
    const full = {
      ...localStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    } as unknown as Storage;
    const vault = new LocalDraftVault(1, full);
    vault.write('a', 'سلام');
    vault.flush();
    expect(vault.read('a')?.value).toBe('سلام');
  });

  it('sends a reply a second after the last keystroke, and every five while typing continues', async () => {
    const api = fakeApi({ draftPut: accepted, draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    for (let at = 0; at < 60; at += 1) {
      vault.write('ticket:7:message', written(`متن ${at}`));
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(api.calls('draftPut').length).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(api.calls('draftPut').length).toBe(2);
    expect(api.calls('draftPut')[1]?.body).toMatchObject({ body_html: 'متن 59', revision: 2 });
  });

  it('takes a newer version of another device when nothing was typed here', async () => {
    fakeApi({ draftGet: stored(4, 'از دستگاه دیگر') });
    const vault = new LocalDraftVault(1, localStorage);
    let notified = 0;
    vault.subscribe('ticket:7:message', () => {
      notified += 1;
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(vault.read('ticket:7:message')).toMatchObject({ value: { body_html: 'از دستگاه دیگر' }, revision: 4 });
    expect(notified).toBe(1);
  });

  it('[decisions 2.4] tells all parts of the page that a draft is sent, and asks once for one that nobody may write any more', async () => {
    const api = fakeApi({ draftGet: refuse('NOT_FOUND'), draftPut: accepted, draftDelete: undefined });
    const vault = new LocalDraftVault(1, localStorage);
    const changed = jest.fn();
    vault.subscribe('ticket:7:message', changed);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(api.calls('draftGet')).toHaveLength(1);
    vault.write('ticket:7:message', written('سلام'));
    vault.remove('ticket:7:message');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('never sends what is not a reply, a note or a new ticket', async () => {
    const api = fakeApi({});
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('profile', { first_name: 'ن' });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(api.calls('draftPut')).toEqual([]);
  });

  it('sends all drafts to the server and deletes them from the device on an explicit logout', async () => {
    const api = fakeApi({ draftPut: accepted, draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('ticket:7:message', written('متن'));
    expect(await vault.pushAll()).toEqual([]);
    vault.erase();
    expect(api.calls('draftPut')).toHaveLength(1);
    expect(vault.keys()).toEqual([]);
  });

  it('[decisions 2.4] keeps what is typed during the logout for the next login', async () => {
    fakeApi({ draftPut: accepted, draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('ticket:7:message', written('متن'));
    vault.write('profile', { first_name: 'ن' });
    await vault.pushAll();
    const handedOver = vault.contents();
    vault.write('ticket:7:message', written('متن و دنباله'));
    vault.erase(handedOver);
    expect(vault.keys()).toEqual(['ticket:7:message']);
    const next = new LocalDraftVault(1, localStorage);
    expect(next.read('ticket:7:message')?.value).toMatchObject({ body_html: 'متن و دنباله' });
  });

  it('[decisions 2.4] lists before a logout the drafts that only this device has: those the server did not store, and forms', async () => {
    fakeApi({ draftPut: refuseFields({ body_html: 'نشد' }), draftGet: null });
    const vault = new LocalDraftVault(1, localStorage);
    vault.write('ticket:7:message', written('متن'));
    vault.write('customer-new-', { first_name: 'نرگس' });
    vault.write('settings-x', { title: '', logo: null, types: [] });
    expect((await vault.pushAll()).sort()).toEqual(['customer-new-', 'ticket:7:message']);
    expect(vault.read('ticket:7:message')?.value).toMatchObject({ body_html: 'متن' });
  });

  it('[decisions 2.4] sends one save after the other, and what was typed meanwhile with the next revision', async () => {
    const answers: (() => void)[] = [];
    const bodies: { body_html: string; revision: number }[] = [];
    const wire = {
      pull: async () => null,
      drop: async () => {},
      push: (_key: string, { value, revision }: { value: unknown; revision: number }) =>
        new Promise<PushAnswer>((done) => {
          bodies.push({ body_html: (value as { body_html: string }).body_html, revision: revision + 1 });
          answers.push(() => done({ revision: revision + 1, accepted: true, other: null }));
        }),
    };
    const vault = new LocalDraftVault(1, localStorage, { wire });
    vault.write('new:customer', written('س'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    vault.write('new:customer', written('سلام'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(bodies).toHaveLength(1);
    answers.shift()!();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(bodies).toEqual([
      { body_html: 'س', revision: 1 },
      { body_html: 'سلام', revision: 2 },
    ]);
  });

  it('[decisions 2.4] a save that was still running when the message was sent leaves no draft on the server', async () => {
    let answer = () => {};
    const dropped: string[] = [];
    const wire = {
      pull: async () => null,
      drop: async (key: string) => void dropped.push(key),
      push: () =>
        new Promise<PushAnswer>((done) => {
          answer = () => done({ revision: 1, accepted: true, other: null });
        }),
    };
    const vault = new LocalDraftVault(1, localStorage, { wire });
    vault.write('new:customer', written('س'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    vault.remove('new:customer');
    answer();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(dropped).toEqual(['new:customer']);
  });

  it('[decisions 2.4] the next start sends what a page could not send before it was closed', async () => {
    fakeApi({ draftPut: refuseFields({ body_html: 'نشد' }) });
    const before = new LocalDraftVault(1, localStorage);
    before.write('new:customer', written('س'));
    before.flush();
    const api = fakeApi({ draftPut: accepted });
    await new LocalDraftVault(1, localStorage).resume();
    expect(api.calls('draftPut')[0]?.body).toMatchObject({ body_html: 'س', revision: 1 });
  });
});
