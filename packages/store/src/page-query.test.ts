import { ticketGet } from '@hamyar/contracts/tickets';
import { api, fromCall } from './api.ts';
import type { CallResult } from './call-failure.ts';
import { configureRequests, type ShowFailures } from './send.ts';
import { createAppStore } from './store.ts';

const ticketApi = api.injectEndpoints({
  endpoints: (build) => ({
    opened: build.query({ ...fromCall(ticketGet, { input: (id: number) => ({ id }), failures: 'page' }) }),
  }),
});

describe('the main query of a page', () => {
  it('[decisions 2.0] replaces the page only when its first read fails: what was read stays with the unsent text', async () => {
    const answers: object[] = [
      { error: { status: 'NOT_FOUND', message: '' } },
      { data: { id: 7 } },
      { error: { status: 'NOT_FOUND', message: '' } },
    ];
    const shown: ShowFailures[] = [];
    configureRequests({
      isOnline: () => true,
      transport: <Output>() => Promise.resolve(answers.shift() as CallResult<Output>),
      onError: (_failure, { failures }) => shown.push(failures),
    });
    const store = createAppStore({
      edition: 'staff',
      user: null,
      settings: {},
      license: null,
      defaults: null,
    } as never);
    const read = () => store.dispatch(ticketApi.endpoints.opened.initiate(7, { forceRefetch: true }) as never);
    await read();
    expect(shown).toEqual(['page']);
    await read();
    await read();
    expect(shown).toEqual(['page', 'caller']);
    expect(ticketApi.endpoints.opened.select(7)(store.getState() as never).data).toEqual({ id: 7 });
  });
});
