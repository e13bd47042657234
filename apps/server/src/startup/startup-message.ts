import type { FirstAdmin } from './first-admin.ts';

/** One login of the demo company as the README lists it. */
export interface DemoLogin {
  /** Persian and English name of the role. */
  role: { fa: string; en: string };
  username: string;
  password: string;
}

/** Isolates right-to-left text, so that a terminal with bidi support does not reorder the rest of the line. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * A line that says what a start does now, with the seconds since it began. The build prints such lines too
 * (webpack/progress.ts).
 */
export const progressLine = (text: string, seconds: number): string => `${seconds.toFixed(1).padStart(6)} s  ${text}\n`;

/** The text printed when everything runs; a worker has no address, so its text has no address and no logins. */
export function startupMessage(
  address: string | undefined,
  seconds: number,
  logins: readonly DemoLogin[],
  admin: FirstAdmin | null,
): string {
  if (address === undefined)
    return `\n  ${isolated('گره پردازش کارها آماده است و نشانی ندارد')} · The worker runs; it has no address (${seconds.toFixed(1)} s)\n\n`;
  const lines = [
    '',
    `  ${isolated('همیار آماده است')} · Hamyar is ready (${seconds.toFixed(1)} s)`,
    '',
    `  ${address}`,
    '',
  ];
  if (admin) {
    lines.push(
      `  ${isolated('ورود نخستین مدیر ارشد، یک بار و تا ۲۴ ساعت')} · First full admin, once and within 24 hours:`,
      `  ${address}/?login_token=${admin.loginToken}`,
      `  ${isolated('یا')} · or: ${admin.username} / ${admin.password}`,
      '',
    );
  }
  if (logins.length > 0) {
    const width = Math.max(...logins.map(({ username }) => username.length));
    const passwords = Math.max(...logins.map(({ password }) => password.length));
    lines.push(`  ${isolated('ورودهای نمایشی')} · Demo logins:`);
    for (const { role, username, password } of logins) {
      lines.push(`    ${username.padEnd(width)}  ${password.padEnd(passwords)}  ${role.en} · ${isolated(role.fa)}`);
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}
