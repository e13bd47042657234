/** Jobs that exist only in tests. */
export interface TestJobPayloads {
  'test.slow': { n: number; ms: number };
}

declare module '../src/platform/jobs/jobs.ts' {
  interface JobPayloads extends TestJobPayloads {}
}
