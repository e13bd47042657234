import { SOCKET_REPLACED, type ServerFrame } from '@hamyar/contracts';
import { backOffDelay } from './back-off.rules.ts';
import { TabSocket } from './tab-socket.ts';

class Wire {
  static readonly all: Wire[] = [];
  readyState: number = WebSocket.OPEN;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006) {
    this.onclose?.({ code });
  }
  gives(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const tick = async () => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};
const hello: ServerFrame = { type: 'hello', socket_id: 's1', server_time: 1, resume: true };

function start(more: Partial<ConstructorParameters<typeof TabSocket>[0]> = {}) {
  const socket = new TabSocket({
    open: () => new Wire() as unknown as WebSocket,
    token: async (channel) => (channel === 'branch.9' ? null : `t:${channel}`),
    sessionStands: async () => true,
    sessionEnded: () => {},
    ...more,
  });
  socket.start();
  return { socket, wire: Wire.all.at(-1)! };
}

describe("the tab's socket", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('continues from the cursor of the page, so that no event before the connection is missed', async () => {
    const { socket, wire } = start({ since: '70.0.1' });
    socket.subscribe('department.1', { event: () => {} });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'subscribed', channel: 'department.1', cursor: '80.0' });
    // its data may have come with the page too
    socket.subscribe('ticket.7', { event: () => {} });
    await tick();
    expect(wire.sent).toEqual([
      { type: 'subscribe', channel: 'department.1', auth: 't:department.1', cursor: '70.0.1' },
      { type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7', cursor: '70.0.1' },
    ]);
  });

  it('continues a later channel from the newest cursor, so that no event after the read of its data is missed', async () => {
    const { socket, wire } = start({ since: '70.0.1' });
    socket.subscribe('department.1', { event: () => {} });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'subscribed', channel: 'department.1', cursor: '80.0' });
    jest.advanceTimersByTime(30_000);
    socket.subscribe('ticket.7', { event: () => {} });
    wire.gives({ type: 'ping', cursor: '90.0' });
    socket.subscribe('ticket.8', { event: () => {} });
    await tick();
    expect(wire.sent.slice(1)).toEqual([
      { type: 'pong' },
      { type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7', cursor: '80.0' },
      { type: 'subscribe', channel: 'ticket.8', auth: 't:ticket.8', cursor: '90.0' },
    ]);
  });

  it('continues a channel that was left where it was left, because its data may be shown again from memory', async () => {
    const { socket, wire } = start();
    const leave = socket.subscribe('ticket.7', { event: () => {} });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'subscribed', channel: 'ticket.7', cursor: '80.0' });
    leave();
    wire.gives({ type: 'ping', cursor: '90.0' });
    jest.advanceTimersByTime(30_000);
    socket.subscribe('ticket.7', { event: () => {} });
    await tick();
    expect(wire.sent.at(-1)).toEqual({ type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7', cursor: '80.0' });
  });

  it('[7.39] subscribes with a channel token after the hello of the server', async () => {
    const { socket, wire } = start();
    socket.subscribe('ticket.7', { event: () => {} });
    await tick();
    expect(wire.sent).toEqual([]);
    wire.gives(hello);
    await tick();
    expect(socket.id()).toBe('s1');
    expect(wire.sent).toEqual([{ type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7' }]);
    socket.stop();
  });

  it('[decisions 2.4] names the rows that it shows, to a new connection again', () => {
    const { socket, wire } = start();
    const seen: number[] = [];
    socket.watchPresence('presence-ticket.7', (members) => void seen.push(members.length));
    jest.advanceTimersByTime(1_000);
    expect(wire.sent).toEqual([]);
    for (const connection of [wire, null]) {
      const now = connection ?? Wire.all.at(-1)!;
      now.gives(hello);
      jest.advanceTimersByTime(1_000);
      expect(now.sent).toEqual([{ type: 'watch', channels: ['presence-ticket.7'] }]);
      now.gives({ type: 'watched', first: true, rows: [], people: [] });
      if (connection) wire.close();
      jest.advanceTimersByTime(60_000);
    }
    expect(seen).toEqual([]);
    socket.stop();
  });

  it('stays closed in a tab that nobody sees when newer tabs took its place, and connects when somebody looks at it', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { socket, wire } = start();
    wire.gives(hello);
    const opened = Wire.all.length;
    wire.close(SOCKET_REPLACED);
    jest.advanceTimersByTime(3_600_000);
    expect(Wire.all).toHaveLength(opened);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Wire.all).toHaveLength(opened + 1);
    socket.stop();
    hidden.mockRestore();
  });

  it('does not subscribe to a channel for which the policy gives no token', async () => {
    const { socket, wire } = start();
    wire.gives(hello);
    socket.subscribe('branch.9', { event: () => {} });
    await tick();
    expect(wire.sent).toEqual([]);
    socket.stop();
  });

  it('reconnects after a loss and resumes from the last event', async () => {
    const { socket, wire } = start();
    const heard: string[] = [];
    socket.subscribe('ticket.7', { event: ({ name }) => heard.push(name) });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'subscribed', channel: 'ticket.7', cursor: 'a' });
    wire.gives({ type: 'event', channel: 'ticket.7', name: 'ticket.changed', data: { id: 7 }, cursor: 'b' });
    wire.close();
    expect(socket.id()).toBeNull();
    jest.advanceTimersByTime(500);
    const next = Wire.all.at(-1)!;
    expect(next).not.toBe(wire);
    next.gives(hello);
    await tick();
    expect(next.sent).toEqual([{ type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7', cursor: 'b' }]);
    expect(heard).toEqual(['ticket.changed']);
    socket.stop();
  });

  it('lets the page fetch its data again when the cursor is too old or the right is lost', async () => {
    const { socket, wire } = start();
    let missed = 0;
    socket.subscribe('ticket.7', {
      event: () => {},
      missed: () => {
        missed += 1;
      },
    });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'refused', channel: 'ticket.7', code: 'CURSOR_TOO_OLD' });
    wire.gives({ type: 'unsubscribed', channel: 'ticket.7', code: 'RIGHT_LOST' });
    expect(missed).toBe(2);
    socket.stop();
  });

  it('[decisions 2.9] ends the session once when it was revoked, and does not reconnect', async () => {
    const sessionEnded = jest.fn();
    const { socket, wire } = start({ sessionEnded });
    wire.gives(hello);
    const before = Wire.all.length;
    wire.close(4401);
    socket.reconnectNow();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(Wire.all).toHaveLength(before);
    expect(sessionEnded).toHaveBeenCalledTimes(1);
  });

  it('[decisions 2.9] checks the session when a handshake is refused: repeats it until there is an answer, checks a valid session once, and ends an invalid one', async () => {
    const answers: (boolean | null)[] = [null, true, false];
    const sessionStands = jest.fn(async () => answers.shift() ?? null);
    const sessionEnded = jest.fn();
    const { socket } = start({ sessionStands, sessionEnded });
    const refuse = async () => {
      Wire.all.at(-1)!.close();
      await jest.advanceTimersByTimeAsync(30_000);
    };
    for (let i = 0; i < 4; i += 1) await refuse();
    expect(sessionStands).toHaveBeenCalledTimes(2);
    Wire.all.at(-1)!.gives(hello);
    await refuse();
    expect(sessionEnded).not.toHaveBeenCalled();
    const last = Wire.all.length;
    await refuse();
    expect(sessionEnded).toHaveBeenCalledTimes(1);
    expect(Wire.all).toHaveLength(last);
    socket.stop();
  });

  it('lets the page fetch its data again every half a minute while the server answers but gives no socket', async () => {
    const { socket, wire } = start();
    const fetched = jest.fn();
    socket.subscribe('department.1', { event: () => {}, missed: fetched });
    wire.gives(hello);
    await tick();
    wire.close();
    expect(fetched).not.toHaveBeenCalled();
    const refuse = async (ms: number) => {
      for (const end = Date.now() + ms; Date.now() < end; ) {
        jest.advanceTimersByTime(1_000);
        if (Wire.all.at(-1)!.onclose && Wire.all.at(-1) !== wire) Wire.all.at(-1)!.close();
        await tick();
      }
    };
    await refuse(20_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await refuse(60_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    expect(fetched.mock.calls.length).toBeLessThan(5);
    const times = fetched.mock.calls.length;
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await refuse(90_000);
    expect(fetched).toHaveBeenCalledTimes(times);
    jest.restoreAllMocks();
    socket.stop();
  });

  it('[decisions 2.4] requests a token once more for a channel whose right was lost, and stops when it is refused', async () => {
    let allowed = true;
    const token = jest.fn(async (channel: string) => (allowed ? `t:${channel}` : null));
    const { socket, wire } = start({ token });
    socket.subscribe('ticket.7', { event: () => {} });
    wire.gives(hello);
    await tick();
    wire.gives({ type: 'unsubscribed', channel: 'ticket.7', code: 'RIGHT_LOST' });
    await tick();
    expect(wire.sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(wire.sent).toHaveLength(2);
    wire.gives({ type: 'subscribed', channel: 'ticket.7', cursor: 'a' });
    allowed = false;
    wire.gives({ type: 'unsubscribed', channel: 'ticket.7', code: 'RIGHT_LOST' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect([wire.sent.length, token.mock.calls.length]).toEqual([2, 3]);
    socket.stop();
  });

  it('requests a token again when the server gave no answer', async () => {
    const token = jest
      .fn(async (channel: string) => `t:${channel}`)
      .mockRejectedValueOnce({ status: 'SERVER_ERROR' })
      .mockRejectedValueOnce({ status: 'NETWORK' });
    const { socket, wire } = start({ token });
    socket.subscribe('ticket.7', { event: () => {} });
    wire.gives(hello);
    await tick();
    expect(wire.sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(wire.sent).toEqual([{ type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7' }]);
    socket.stop();
  });

  it('tries a channel again no earlier than the server allows', async () => {
    const token = jest
      .fn(async (channel: string) => `t:${channel}`)
      .mockRejectedValueOnce({ status: 'TOO_MANY_REQUESTS', retry_after: 40 });
    const { socket, wire } = start({ token });
    socket.subscribe('ticket.7', { event: () => {} });
    wire.gives(hello);
    await tick();
    for (let i = 0; i < 2; i += 1) {
      wire.gives({ type: 'ping', cursor: '80.0' });
      await jest.advanceTimersByTimeAsync(19_500);
    }
    expect([
      token.mock.calls.length,
      wire.sent.filter((frame) => (frame as { type: string }).type === 'subscribe'),
    ]).toEqual([1, []]);
    wire.gives({ type: 'ping', cursor: '80.0' });
    await jest.advanceTimersByTimeAsync(12_000);
    expect(wire.sent).toContainEqual({ type: 'subscribe', channel: 'ticket.7', auth: 't:ticket.7' });
    socket.stop();
  });

  it('closes a silent connection after two missed pings', () => {
    const { socket, wire } = start();
    wire.gives(hello);
    jest.advanceTimersByTime(54_000);
    expect(socket.id()).toBe('s1');
    jest.advanceTimersByTime(2_000);
    expect(socket.id()).toBeNull();
    socket.stop();
  });

  it('sends its presence again as a heartbeat, and a message when it leaves', async () => {
    const { socket, wire } = start();
    const seen: number[] = [];
    const joined = socket.presence('presence-ticket.7', (members) => seen.push(members.length));
    joined.state('viewing');
    wire.gives(hello);
    await tick();
    wire.gives({
      type: 'subscribed',
      channel: 'presence-ticket.7',
      cursor: null,
      members: [{ user_id: 2, name: 'سارا', profile_picture_name: null, state: 'replying' }],
    });
    jest.advanceTimersByTime(15_000);
    joined.leave();
    expect(seen).toEqual([0, 1]);
    expect(wire.sent.filter((frame) => (frame as { type: string }).type === 'presence')).toEqual([
      { type: 'presence', channel: 'presence-ticket.7', state: 'viewing' },
      { type: 'presence', channel: 'presence-ticket.7', state: 'viewing' },
      { type: 'presence', channel: 'presence-ticket.7', state: 'left' },
    ]);
    expect(wire.sent.at(-1)).toEqual({ type: 'unsubscribe', channel: 'presence-ticket.7' });
    socket.stop();
  });

  it('never stops trying, at most 30 seconds apart', () => {
    expect(backOffDelay(0, 0)).toBe(250);
    expect(backOffDelay(500, 1)).toBe(30_000);
  });
});
