import { send } from '@hamyar/store';
import { channelToken } from './channel-tokens.ts';

jest.mock('@hamyar/store', () => ({ send: jest.fn() }));

describe('channel tokens', () => {
  it('[7.39] are requested together; a channel without a token may not be subscribed to', async () => {
    jest.mocked(send).mockResolvedValueOnce({ data: { tokens: { 'ticket.7': 't' } } } as never);
    expect(await Promise.all([channelToken('ticket.7'), channelToken('branch.9')])).toEqual(['t', null]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['NETWORK', 'TOO_MANY_REQUESTS', 'SERVER_ERROR'] as const)(
    '%s is a missing answer, not a refusal',
    async (status) => {
      jest.mocked(send).mockResolvedValueOnce({ error: { status, message: '' } });
      await expect(channelToken('ticket.7')).rejects.toMatchObject({ status });
    },
  );

  it('are requested in several calls when there are many', async () => {
    jest
      .mocked(send)
      .mockReset()
      .mockImplementation(
        async (_call, input) =>
          ({
            data: {
              tokens: Object.fromEntries((input as { channels: string[] }).channels.map((name) => [name, 't'])),
            },
          }) as never,
      );
    const tokens = await Promise.all(Array.from({ length: 450 }, (_, id) => channelToken(`ticket.${id}`)));
    expect([tokens.every((token) => token === 't'), jest.mocked(send).mock.calls.length]).toEqual([true, 3]);
  });

  it('are refused after the session has ended', async () => {
    jest.mocked(send).mockResolvedValueOnce({ error: { status: 'AUTHENTICATION_ERROR', message: '' } });
    expect(await channelToken('ticket.7')).toBeNull();
  });
});
