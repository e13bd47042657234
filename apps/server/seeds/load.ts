import { Readable } from 'node:stream';
import { BUSINESS_ZONE, wallClock } from '@hamyar/dayjs-jalali';
import { serverModules } from '../src/modules.ts';
import { defaultSettings } from '../src/modules/settings/public.ts';
import { measureAnswerTimes, startDemoClocks } from '../src/modules/tickets/public.ts';
import { hashPassword } from '../src/platform/auth/passwords.ts';
import { attachmentRows, type DemoAttachment } from '../src/platform/demo/demo-attachments.ts';
import type { DemoFiles, DemoValue } from '../src/platform/demo/demo-data.ts';
import type { Deps } from '../src/platform/deps.ts';
import { COMPANY, CUSTOMER_LEVELS } from './corpora/company.ts';
import { structureRows } from './company-rows.ts';
import { drawFile, drawLogo, type DrawnFile } from './drawn-files.ts';
import { makeDemo, type Demo, type NumberedTicket, type SeedOptions } from './generate.ts';
import { knowledgeBaseRows } from './knowledge-base-rows.ts';
import { DEMO_PASSWORD } from './logins.ts';
import { NOTIFICATION_COLUMNS, notificationRows } from './notification-rows.ts';
import { contentRow, peopleRows, TICKET_COLUMNS, ticketRow } from './table-rows.ts';
import {
  continueCounters,
  continueIds,
  copyContents,
  copyRows,
  isEmpty,
  openStaging,
  storedHashes,
  type Client,
} from './seed.repository.ts';
import type { SeedFile } from './ticket-builder.ts';

export type LoadDeps = Pick<Deps, 'db' | 'pool' | 'storage' | 'clock' | 'log' | 'broker' | 'modules'>;

/** Generated files that are already in the storage, by their kind and variant. */
interface FileCache {
  add(file: Pick<SeedFile, 'kind' | 'variant'>): Promise<{ hash: Buffer; size: number; drawn: DrawnFile }>;
  blobs: DemoValue[][];
}

function openFileCache({ storage }: Pick<Deps, 'storage'>, end: number): FileCache {
  const known = new Map<string, Promise<{ hash: Buffer; size: number; drawn: DrawnFile }>>();
  const blobs: DemoValue[][] = [];
  return {
    blobs,
    add(file) {
      const key = `${file.kind}/${file.variant}`;
      let stored = known.get(key);
      if (stored === undefined) {
        stored = drawFile(file).then(async (drawn) => {
          const { hash, size } = await storage.put(Readable.from([drawn.content]));
          blobs.push([Buffer.from(hash, 'hex'), size, new Date(end)]);
          return { hash: Buffer.from(hash, 'hex'), size, drawn };
        });
        known.set(key, stored);
      }
      return stored;
    },
  };
}

/** Ids that continue from batch to batch. */
export interface Cursor {
  content: number;
  attachment: number;
}

/** Copies one batch of tickets with all their related rows. */
export async function copyTickets(
  client: Client,
  tickets: readonly NumberedTicket[],
  cursor: Cursor,
  fileCache: FileCache | null,
  notifications: (ticket: NumberedTicket) => DemoValue[][] = () => [],
): Promise<void> {
  const rows = {
    contents: [] as DemoValue[][],
    attachments: [] as DemoAttachment[],
    history: [] as DemoValue[][],
    tags: [] as DemoValue[][],
    shares: [] as DemoValue[][],
    reads: [] as DemoValue[][],
    votes: [] as DemoValue[][],
  };
  const blobsBefore = fileCache?.blobs.length ?? 0;
  for (const t of tickets) {
    for (const c of t.contents) {
      cursor.content += 1;
      rows.contents.push(contentRow(cursor.content, t.id, c));
      for (const file of c.files) {
        if (fileCache === null) break;
        const { hash, size, drawn } = await fileCache.add(file);
        cursor.attachment += 1;
        const name = file.name.replace(/\.[a-z]+$/, `.${drawn.extension}`);
        rows.attachments.push({
          ...{ id: cursor.attachment, sha256: hash, size, name, extension: drawn.extension, mime: drawn.mime },
          ...{ width: drawn.width, height: drawn.height, context: 'ticket_content', context_id: cursor.content },
          ...{ owner_id: c.author, created_at: new Date(c.at) },
        });
      }
    }
    for (const h of t.history) rows.history.push([t.id, new Date(h.at), h.actor, h.field, h.from, h.to, h.cause]);
    for (const tag of t.tags) rows.tags.push([tag, 'ticket', t.id]);
    for (const s of t.shares) rows.shares.push([t.id, s.user, s.editable, s.by, new Date(s.at)]);
    for (const r of t.reads) rows.reads.push([r.user, t.id, r.seq, r.publicSeq, new Date(r.at)]);
    if (t.satisfaction > 0)
      rows.votes.push([
        t.id,
        t.satisfaction,
        t.satisfactionComment,
        new Date(t.satisfactionAt ?? t.lastActivityAt),
        t.customer,
      ]);
  }
  await copyRows(client, { table: 'ticket', columns: TICKET_COLUMNS, rows: tickets.map(ticketRow) });
  await copyContents(client, rows.contents);
  await copyRows(client, {
    table: 'file_blob',
    columns: ['sha256', 'size', 'created_at'],
    rows: fileCache?.blobs.slice(blobsBefore) ?? [],
  });
  await copyRows(client, attachmentRows(rows.attachments));
  await copyRows(client, {
    table: 'ticket_history',
    columns: ['ticket_id', 'at', 'actor_id', 'field', 'from_value', 'to_value', 'cause'],
    rows: rows.history,
  });
  await copyRows(client, {
    table: 'tag_assignment',
    columns: ['tag_id', 'taggable_type', 'taggable_id'],
    rows: rows.tags,
  });
  await copyRows(client, {
    table: 'ticket_share',
    columns: ['ticket_id', 'user_id', 'editable', 'added_by_id', 'created_at'],
    rows: rows.shares,
  });
  await copyRows(client, {
    table: 'ticket_read',
    columns: ['user_id', 'ticket_id', 'last_read_seq', 'last_read_public_seq', 'at'],
    rows: rows.reads,
  });
  await copyRows(client, {
    table: 'satisfaction_vote',
    columns: ['ticket_id', 'satisfaction', 'comment', 'at', 'user_id'],
    rows: rows.votes,
  });
  await copyRows(client, {
    table: 'notification',
    columns: NOTIFICATION_COLUMNS,
    rows: tickets.flatMap(notifications),
  });
}

/** Copies the structure and the people of the company. */
export async function copyCompany(client: Client, demo: Demo, passwordHash: string): Promise<void> {
  const { before, after } = structureRows(demo.company, demo.end);
  for (const part of [...before, ...peopleRows(demo.company, demo.end, passwordHash), ...after])
    await copyRows(client, part);
}

/**
 * Settings and the flag of a demo database; in the same transaction, so that an interrupted start leaves
 * nothing behind.
 */
export async function setUp(
  { storage, clock }: LoadDeps,
  client: Client,
  options: SeedOptions,
  passwordHash: string,
  cursor: Cursor,
): Promise<void> {
  const now = clock.now();
  const pictures: Record<string, string> = {};
  const rows: DemoAttachment[] = [];
  const blobs: DemoValue[][] = [];
  for (const [name, size, on] of [
    ['logo_name', 256, 'light'],
    ['dark_logo_name', 256, 'dark'],
    ['small_logo_name', 96, 'light'],
    ['favicon_name', 64, 'light'],
  ] as const) {
    const drawn = await drawLogo(size, on);
    const stored = await storage.put(Readable.from([drawn.content]));
    cursor.attachment += 1;
    pictures[name] = `${cursor.attachment}-${stored.hash.slice(0, 16)}.png`;
    blobs.push([Buffer.from(stored.hash, 'hex'), stored.size, now]);
    rows.push({
      ...{ id: cursor.attachment, sha256: Buffer.from(stored.hash, 'hex'), size: stored.size },
      ...{ name: `${name.replace('_name', '')}.png`, extension: 'png', mime: drawn.mime },
      ...{
        width: drawn.width,
        height: drawn.height,
        context: 'setting',
        context_id: null,
        owner_id: 1,
        created_at: now,
      },
    });
  }
  await copyRows(client, { table: 'file_blob', columns: ['sha256', 'size', 'created_at'], rows: blobs });
  await copyRows(client, attachmentRows(rows));
  const fresh = defaultSettings();
  const groups: Partial<typeof fresh> = {
    systemInformation: {
      ...fresh.systemInformation,
      ...pictures,
      system_title: COMPANY.title,
      system_slogan: 'همراه کسب‌وکار شما',
      footer_text: COMPANY.name,
    },
    // the stories of its tickets end where they are; the clock closes none of them
    generalTicketSettings: { ...fresh.generalTicketSettings, auto_close_days: 0 },
    userAccountSettings: {
      ...fresh.userAccountSettings,
      signup_from_customers_permission: true,
      requests_without_account: true,
      default_customer_level_id: CUSTOMER_LEVELS.length,
      username_example: '09123456789',
    },
    knowledgeBaseSettings: {
      ...fresh.knowledgeBaseSettings,
      knowledge_base_status: true,
      knowledge_base_searches: ['فراموشی رمز عبور', 'چاپگر رسید', 'سامانهٔ مودیان', 'پشتیبان‌گیری'],
    },
  };
  await copyRows(client, {
    table: 'setting',
    columns: ['group', 'values', 'updated_at', 'updated_by_id'],
    rows: Object.entries(groups).map(([group, values]): DemoValue[] => [group, JSON.stringify(values), now, 1]),
  });
  const demo = { seed: options.seed ?? 'hamyar', anchor_day: options.anchorDay, password_hash: passwordHash };
  await copyRows(client, {
    table: 'system_state',
    columns: ['key', 'value', 'updated_at'],
    rows: [
      ['demo', JSON.stringify(demo), now],
      ['system_configed', 'true', now],
    ],
  });
}

/** Where the contents of the modules' demo files go, and the rows of those that are new. */
export function openDemoFiles(
  { storage }: Pick<Deps, 'storage'>,
  cursor: Cursor,
  at: Date,
): DemoFiles & { blobs: Map<string, DemoValue[]> } {
  const blobs = new Map<string, DemoValue[]>();
  return {
    blobs,
    draw: (kind, variant) => drawFile({ kind, variant }),
    async store(content) {
      const { hash, size } = await storage.put(Readable.from([content]));
      const sha256 = Buffer.from(hash, 'hex');
      blobs.set(hash, [sha256, size, at]);
      return { sha256, size };
    },
    nextAttachmentId: () => (cursor.attachment += 1),
  };
}

/** Copies the knowledge base and the demo rows that modules declare; returns the tables. */
export async function copyModuleData(
  deps: LoadDeps,
  client: Client,
  { company, end }: Pick<Demo, 'company' | 'end'>,
  cursor: Cursor,
  newest: readonly NumberedTicket[] = [],
): Promise<string[]> {
  const now = deps.clock.now();
  const tickets = newest.filter(({ kind }) => kind === 'customer' || kind === 'behalf');
  const seen = { people: company.users, tickets, end: new Date(end), now };
  const files = openDemoFiles(deps, cursor, now);
  const parts = await knowledgeBaseRows({ ...seen, tags: company.tags }, files);
  for (const module of serverModules) parts.push(...((await module.demoData?.(seen, files)) ?? []));
  const stored = new Set(await storedHashes(client));
  const rows = [...files.blobs].filter(([hash]) => !stored.has(hash)).map(([, row]) => row);
  await copyRows(client, { table: 'file_blob', columns: ['sha256', 'size', 'created_at'], rows });
  for (const part of parts) await copyRows(client, part);
  return parts.filter(({ columns }) => columns.includes('id')).map(({ table }) => table);
}

const BATCH = 2_500;

/** The civil day of a moment in the business zone, used as the anchor of a first start. */
export const anchorOf = (seconds: number): number => wallClock(seconds, BUSINESS_ZONE).day;

/** Runs one unit of work: whatever comes after its commit can no longer make it a failure. */
async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function copyDemo(deps: LoadDeps, client: Client, options: SeedOptions): Promise<void> {
  const demo = makeDemo(options);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const cursor: Cursor = { content: 0, attachment: 0 };
  const fileCache = openFileCache(deps, demo.end);
  await inTransaction(client, async () => {
    await copyCompany(client, demo, passwordHash);
    await openStaging(client);
    const notifications = (ticket: NumberedTicket) => notificationRows(ticket, demo.company, demo.end);
    let batch: NumberedTicket[] = [];
    for (const ticket of demo.tickets()) {
      batch.push(ticket);
      if (batch.length < BATCH) continue;
      await copyTickets(client, batch, cursor, fileCache, notifications);
      batch = [];
    }
    await copyTickets(client, batch, cursor, fileCache, notifications);
    await setUp(deps, client, options, passwordHash, cursor);
    await continueIds(client, await copyModuleData(deps, client, demo, cursor, batch));
    await continueCounters(client);
  });
}

/**
 * Fills an empty database with the demo company, in one transaction and a few seconds (decisions 2.20). Statistics are
 * collected after it; without them the database is only slower until it collects them itself.
 * @returns false when the database already contains people and nothing was done
 */
export async function loadDemo(deps: LoadDeps, options: SeedOptions): Promise<boolean> {
  const client = await deps.pool.connect();
  try {
    if (!(await isEmpty(client))) return false;
    // the connection comes from the pool for requests: loading and statistics take longer than its statements may, and
    // on a busy machine a batch is computed for longer than its transactions may be idle
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await copyDemo(deps, client, options);
    await measureAnswerTimes(deps.db, deps.clock.now(), BUSINESS_ZONE);
    await client
      .query('analyze')
      .catch((error: Error) => deps.log.warn({ reason: error.message }, 'statistics of the demo company are missing'));
    await startDemoClocks(deps);
    return true;
  } finally {
    await client.query('drop table if exists seed_content').catch(() => {});
    await client
      .query('reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout')
      .catch(() => {});
    client.release();
  }
}
