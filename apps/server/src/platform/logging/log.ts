import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** One JSON line per event on standard output. Message texts are English; ids and numbers go into fields. */
export type Log = Logger;

/** Fields that must never reach a log, at any depth of the logged object. */
const SECRET_FIELDS = [
  'password',
  'new_password',
  'old_password',
  'current_password',
  'password_confirmation',
  'token',
  'auth_token',
  'login_token',
  'access_token',
  'otp',
  'verification_code',
  'secret',
  'api_key',
  'authorization',
  'cookie',
  'set-cookie',
  'mobile',
  'phone',
  'connectionString',
  'databaseUrl',
  'secretKey',
  'metricsToken',
];

const redactPaths = SECRET_FIELDS.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const join = (parent: string) => (key.startsWith('[') ? `${parent}${key}` : `${parent}.${key}`);
  return [key, join('*'), join('*.*'), join('req.headers'), join('headers')];
});

/**
 * Database errors contain the statement's parameters and row contents in `detail`; only useful fields without personal
 * data are logged.
 */
function serializeError(error: Error): Record<string, unknown> {
  const { type, message, stack } = stdSerializers.err(error);
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  return { type, message, code, constraint, table, routine, stack };
}

/** Creates the log of this process. Tests pass their own destination. */
export function createLog(options: { level: string; role?: string; destination?: DestinationStream }): Log {
  const { level, role, destination } = options;
  return pino(
    {
      level,
      base: { pid: process.pid, ...(role ? { role } : {}) },
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError, error: serializeError },
      redact: { paths: [...new Set(redactPaths)], censor: '[removed]' },
    },
    destination,
  );
}

const isoTime = () => `,"time":"${new Date().toISOString()}"`;
