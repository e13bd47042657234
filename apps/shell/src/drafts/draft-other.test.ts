import type { Draft, DraftPutBody, SavedDraft } from '@hamyar/contracts';
import { mergeDraft } from '@hamyar/domain';
import { act, fakeApi } from '@hamyar/testing';
import { forgetDevice } from './device-name.ts';
import { provideSyncedKeys } from './draft-sync.ts';
import { LocalDraftVault } from './draft-vault.ts';

provideSyncedKeys(() => ['ticket:{id}:message']);

const KEY = 'ticket:7:message';
const written = (body_html: string) => ({ body_html, attachments: [], form_values: {} });

/** A server with one draft, which merges as the real one does. */
function fakeServer() {
  let stored: Draft | null = null;
  const version = ({ body_html, device }: Pick<Draft, 'body_html' | 'device'>) => ({
    body_html,
    device,
    updated_at: 9,
  });
  const put = (body: DraftPutBody): SavedDraft => {
    const incoming = { key: KEY, ...written(body.body_html), revision: body.revision, device: body.device };
    const { winner, alternative } = stored
      ? mergeDraft(stored, incoming)
      : ({ winner: 'incoming', alternative: 'as_before' } as const);
    const accepted = winner === 'incoming';
    const replaced = body.replaced === undefined ? undefined : version({ ...incoming, body_html: body.replaced });
    const merged =
      alternative === 'as_before' ? (stored?.other ?? null) : version(alternative === 'stored' ? stored! : incoming);
    const other = accepted && replaced ? (replaced.body_html ? replaced : null) : merged;
    stored = { ...(accepted ? { ...incoming, updated_at: 9 } : stored!), other };
    return { ...stored, accepted };
  };
  const api = fakeApi({ draftPut: ({ body }: { body: DraftPutBody }) => put(body), draftGet: () => stored });
  return { api, stored: () => stored };
}

interface Device {
  vault: LocalDraftVault;
  /** The draft and its other version. */
  texts(): [string | undefined, string | undefined];
  /** The same browser with another page. */
  reopened(): Device;
}

/** A browser of its own. */
function device(entries = new Map<string, string>()): Device {
  const storage = new Proxy({} as Record<string, unknown>, {
    get: (_, name: string) =>
      ({
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void entries.delete(key),
      })[name] ?? entries.get(name),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
  // the id of a browser is remembered by the page
  if (entries.size === 0) forgetDevice(storage);
  const vault = new LocalDraftVault(1, storage, { page: new EventTarget() });
  return {
    vault,
    reopened: () => device(entries),
    texts: () => {
      const record = vault.read<{ body_html: string }>(KEY);
      return [record?.value.body_html, record?.other?.body_html];
    },
  };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(1_100));

describe('two devices with one draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Both began with the same text, then wrote on without knowing of each other; the second is the later one. */
  async function apart() {
    const server = fakeServer();
    const [desk, phone] = [device(), device()];
    desk.vault.subscribe(KEY, () => {});
    await settle();
    desk.vault.write(KEY, written('سلام'));
    await settle();
    phone.vault.subscribe(KEY, () => {});
    await settle();
    expect(phone.texts()).toEqual(['سلام', undefined]);
    let notified = 0;
    desk.vault.subscribe(KEY, () => {
      notified += 1;
    });
    phone.vault.write(KEY, written('سلام از گوشی'));
    await settle();
    desk.vault.write(KEY, written('سلام از میز'));
    await settle();
    return { server, desk, phone, notified: () => notified };
  }

  it("[decisions 2.4] show the other device's text as the other version, with the text that is typed here in place", async () => {
    const { desk, notified, server } = await apart();
    expect(desk.texts()).toEqual(['سلام از میز', 'سلام از گوشی']);
    expect(notified()).toBeGreaterThan(0);
    desk.vault.write(KEY, written('سلام از میز کار'));
    await settle();
    expect(desk.texts()).toEqual(['سلام از میز کار', 'سلام از گوشی']);
    expect(server.stored()).toMatchObject({ body_html: 'سلام از میز کار', other: { body_html: 'سلام از گوشی' } });
  });

  it('[decisions 2.4] lose neither when the other version is chosen, and change them back', async () => {
    const { desk, server } = await apart();
    desk.vault.swap(KEY);
    expect(desk.texts()).toEqual(['سلام از گوشی', 'سلام از میز']);
    await settle();
    expect(desk.texts()).toEqual(['سلام از گوشی', 'سلام از میز']);
    expect(server.stored()).toMatchObject({ body_html: 'سلام از گوشی', other: { body_html: 'سلام از میز' } });
    expect(server.api.calls('draftPut').at(-1)?.body).toMatchObject({ replaced: 'سلام از میز' });
    desk.vault.write(KEY, written('سلام از گوشی و میز'));
    await settle();
    expect(server.api.calls('draftPut').at(-1)?.body).not.toHaveProperty('replaced');
    expect(server.stored()).toMatchObject({ other: { body_html: 'سلام از میز' } });
    desk.vault.swap(KEY);
    await settle();
    expect(server.stored()).toMatchObject({ body_html: 'سلام از میز', other: { body_html: 'سلام از گوشی و میز' } });
  });

  it('[decisions 2.4] a page that is opened later finds both, also where the text itself has not changed', async () => {
    const { server } = await apart();
    const third = device();
    third.vault.subscribe(KEY, () => {});
    await settle();
    expect(third.texts()).toEqual(['سلام از میز', 'سلام از گوشی']);
    // too late to win: only the other version changes
    Object.assign(server.stored()!, { other: { body_html: 'دیررسیده', updated_at: 9, device: 'x' } });
    const again = third.reopened();
    again.vault.subscribe(KEY, () => {});
    await settle();
    expect(again.texts()).toEqual(['سلام از میز', 'دیررسیده']);
  });
});
