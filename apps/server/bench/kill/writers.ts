import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../../seeds/random.ts';
import type { Desk } from './desk.ts';

/** What the server has acknowledged as stored. */
export interface Acknowledged {
  /** client key → ticket id */
  tickets: Map<string, number>;
  /** client key → content id */
  contents: Map<string, number>;
  refused: number;
}

interface Answer {
  status: string;
  data: { id?: number; content_id?: number };
}

interface Intent {
  token: string;
  path: string;
  body: object;
  done(answer: Answer): void;
}

function ticketIntent(token: string, onStored: (key: string, id: number) => void): Intent {
  const key = randomUUID();
  return {
    token,
    path: '/api/ticket',
    body: {
      department_id: 1,
      subject: 'چاپگر طبقهٔ دوم',
      body_html: '<p>سلام، چاپگر کار نمی‌کند</p>',
      client_key: key,
    },
    done: ({ data: { id = 0 } }) => onStored(key, id),
  };
}

function messageIntent(token: string, ticketId: number, onStored: (key: string, id: number) => void): Intent {
  const key = randomUUID();
  return {
    token,
    path: `/api/ticket/${ticketId}`,
    body: {
      content: { type: 'message', body_html: '<p>بررسی می‌شود</p>', client_key: key, last_seen_seq: 0, force: true },
    },
    done: ({ data: { content_id = 0 } }) => onStored(key, content_id),
  };
}

/** The server's answer; null when the server failed. */
async function post(address: string, { token, path, body }: Intent): Promise<Answer | null> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return response.status >= 500 ? null : (JSON.parse(text) as Answer);
}

/**
 * Starts people who write without pause. A write that is not acknowledged is sent again with its client key, as the
 * product's screens do.
 */
export function startWriters(
  desk: Desk,
  addressNow: () => string,
  count: number,
  seed: string,
): { acknowledged: Acknowledged; finish(): Promise<void> } {
  const acknowledged: Acknowledged = { tickets: new Map(), contents: new Map(), refused: 0 };
  const owners = new Map<number, string>();
  const random = randomOf(`${seed} writers`);
  let ending = false;

  function submit(): Intent {
    const { token } = random.pick(desk.customers);
    return ticketIntent(token, (key, id) => {
      acknowledged.tickets.set(key, id);
      owners.set(id, token);
    });
  }

  function answer(): Intent {
    const [id, owner] = random.pick([...owners]);
    const token = random.chance(0.5) ? owner : random.pick(desk.staff).token;
    return messageIntent(token, id, (key, contentId) => acknowledged.contents.set(key, contentId));
  }

  /** @returns whether the server accepted or refused the write */
  async function send(intent: Intent): Promise<boolean> {
    const answered = await post(addressNow(), intent);
    if (!answered) return false;
    if (answered.status === 'CREATED' || answered.status === 'UPDATED') intent.done(answered);
    else acknowledged.refused += 1;
    return true;
  }

  async function write(): Promise<void> {
    while (!ending) {
      const intent = owners.size > 20 && random.chance(0.6) ? answer() : submit();
      // a write is repeated until the server has accepted or refused it, however often the server dies meanwhile
      while (!(await send(intent).catch(() => false))) await sleep(25);
    }
  }

  const all = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    async finish() {
      ending = true;
      await all;
    },
  };
}
