import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { startupErrors } from './messages.ts';
import { StartupError } from './startup-error.ts';

/** The role of this process: `web` answers HTTP and sockets, `worker` runs jobs, `all` does both. */
export type NodeRole = 'all' | 'web' | 'worker';

/** All settings of the operator, read once at start from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** `undefined`: the bundled PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** `undefined`: secrets are created once and stored in `DATA_DIR/secrets.json`. */
  secretKey: string | undefined;
  /** Networks (CIDR or address) whose X-Forwarded-* headers are trusted; empty: none. */
  trustProxy: string[];
  /** Host name on which visitors get the staff edition; `undefined`: the user decides the edition. */
  staffHost: string | undefined;
  customerHost: string | undefined;
  /** Bearer token for /metrics from other machines. */
  metricsToken: string | undefined;
  role: NodeRole;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Connections of the main pool; searches have a separate small pool. */
  databasePool: number;
}

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const network = z.string().refine((value) => {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
});

const hostName = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i);

const fields = {
  HOST: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^[a-z0-9.:-]+$/i)
        .default('127.0.0.1'),
    ),
    wanted: 'a host name or address, such as 127.0.0.1',
  },
  PORT: {
    schema: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(4310)),
    wanted: 'a number from 1 to 65535',
  },
  DATA_DIR: { schema: z.preprocess(empty, z.string().default('./data')), wanted: 'a folder' },
  DATABASE_URL: {
    schema: optional(z.string().regex(/^postgres(ql)?:\/\//)),
    wanted: 'postgres://user:password@host:5432/database',
  },
  SECRET_KEY: { schema: optional(z.string().min(32)), wanted: 'at least 32 characters, the same on every node' },
  TRUST_PROXY: {
    schema: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []),
      z.array(network),
    ),
    wanted: 'networks separated by commas, such as 10.0.0.0/8,127.0.0.1',
  },
  STAFF_HOST: { schema: optional(hostName), wanted: 'a host name, such as staff.example.ir' },
  CUSTOMER_HOST: { schema: optional(hostName), wanted: 'a host name, such as help.example.ir' },
  METRICS_TOKEN: { schema: optional(z.string().min(16)), wanted: 'at least 16 characters' },
  ROLE: { schema: z.preprocess(empty, z.enum(['all', 'web', 'worker']).default('all')), wanted: 'all, web or worker' },
  LOG_LEVEL: {
    schema: z.preprocess(empty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
    wanted: 'fatal, error, warn, info, debug, trace or silent',
  },
  DATABASE_POOL: {
    schema: z.preprocess(empty, z.coerce.number().int().min(2).max(200).default(16)),
    wanted: 'a number from 2 to 200',
  },
} as const;

type Values = { [K in keyof typeof fields]: z.output<(typeof fields)[K]['schema']> };

/** Settings whose value must not appear in a terminal or a log. */
const SECRET_SETTINGS = new Set(['DATABASE_URL', 'SECRET_KEY', 'METRICS_TOKEN']);

/**
 * Reads the operator's settings. A relative `DATA_DIR` is resolved from `cwd`.
 * @throws StartupError with the setting, its value (never a secret one) and what is expected.
 */
export function readConfig(env: Record<string, string | undefined>, cwd: string): Config {
  // a person who sets it expects events to go through it; they would not
  if (env.BROKER_URL) throw new StartupError(startupErrors.brokerUnsupported);
  const values = {} as Record<string, unknown>;
  for (const [name, { schema, wanted }] of Object.entries(fields)) {
    const result = schema.safeParse(env[name]);
    if (!result.success) {
      throw new StartupError(
        startupErrors.badSetting(name, SECRET_SETTINGS.has(name) ? '…' : (env[name] ?? ''), wanted),
      );
    }
    values[name] = result.data;
  }
  const v = values as Values;
  return {
    host: v.HOST,
    port: v.PORT,
    dataDir: resolve(cwd, v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    secretKey: v.SECRET_KEY,
    trustProxy: v.TRUST_PROXY,
    staffHost: v.STAFF_HOST,
    customerHost: v.CUSTOMER_HOST,
    metricsToken: v.METRICS_TOKEN,
    role: v.ROLE,
    logLevel: v.LOG_LEVEL,
    databasePool: v.DATABASE_POOL,
  };
}

/** Whether a host can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
