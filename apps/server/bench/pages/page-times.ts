import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../../../..');

/** A page, as e2e/bench/page-times.ts is told of it. */
export interface MeasuredPage {
  path: string;
  /** CSS selector of what makes the page readable. */
  visible: string;
  /** Session of who opens it. */
  token?: string;
  withoutScripts?: boolean;
  /** Who logs in by the form of this page. */
  login?: string;
  /** Scrolls this element to its end, where the other one appears. */
  end?: { scroller: string; last: string };
}

/** Medians, in milliseconds and bytes. */
export interface PageTimes {
  visible: number;
  usable: number;
  blocked: number;
  shift: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  scriptBytesBefore: number;
  end?: number;
  endTask?: number;
}

/** What was measured, page by page in the order that was asked for. */
export interface MeasuredPages {
  /** Version of Chromium. */
  version: string;
  results: { cold: PageTimes; warm: PageTimes | null }[];
}

/** Opens pages in Chromium, with a processor that is slowed four times; the network is that of slow 4G or is not slowed. */
export async function measurePages(
  address: string,
  { runs, slowNetwork }: { runs: number; slowNetwork: boolean },
  pages: readonly MeasuredPage[],
): Promise<MeasuredPages> {
  const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'e2e/bench/page-times.ts')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ address, runs, slowNetwork, pages }));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  if (code !== 0) throw new Error(`the pages were not measured: ${code}`);
  return JSON.parse(output) as MeasuredPages;
}
