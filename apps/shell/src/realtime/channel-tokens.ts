import { paths, type Answer } from '@hamyar/contracts';
import { send } from '@hamyar/store';

/** ms in which wishes are collected, so that a screen's channels cost one call */
const COLLECT_MS = 20;

type Waiting = { channel: string; resolve: (token: string | null) => void };
let waiting: Waiting[] = [];

/** A short-lived token for a channel; null when the caller may not hear it or the server could not be asked. */
export function channelToken(channel: string): Promise<string | null> {
  return new Promise((resolve) => {
    waiting.push({ channel, resolve });
    if (waiting.length === 1) setTimeout(() => void ask(), COLLECT_MS);
  });
}

async function ask(): Promise<void> {
  const asked = waiting;
  waiting = [];
  const channels = [...new Set(asked.map(({ channel }) => channel))];
  const result = await send({ path: paths.channelAuth, method: 'POST', body: { channels }, quiet: true });
  const tokens = 'data' in result ? (result.data as Answer<{ tokens: Record<string, string> }>).data!.tokens : {};
  for (const { channel, resolve } of asked) resolve(tokens[channel] ?? null);
}
