/** Timing of one operation: for its caller and for the machine. */
export interface Timing {
  /** Wall milliseconds. */
  p50: number;
  p95: number;
  /** Processor milliseconds of server and database per operation. */
  cpu: number;
}

const WARM_UP = 15;

/** Runs an operation many times, one after the other; the first rounds are not counted. */
export type Measure = (rounds: number, operation: (round: number) => Promise<unknown>) => Promise<Timing | Refused>;

/** The server refused the operation, with its error code, such as STATEMENT_TIMEOUT. */
export interface Refused {
  code: string;
}

/** Thrown by a caller for a response that is not a success. */
export class RefusedCall extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** @param processorTime processor time of server and database so far, milliseconds */
export const measureWith =
  (processorTime: () => number): Measure =>
  async (rounds, operation) => {
    try {
      return await time(processorTime, rounds, operation);
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      process.stderr.write(`  ${error.message}\n`);
      return { code: error.code };
    }
  };

async function time(
  processorTime: () => number,
  rounds: number,
  operation: (round: number) => Promise<unknown>,
): Promise<Timing> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP; round += 1) await operation(round);
  const before = processorTime();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await operation(round + WARM_UP);
    times.push(performance.now() - started);
  }
  const cpu = (processorTime() - before) / rounds;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), cpu };
}

/** `CPU (p50 / p95)` with one decimal. */
export const formatTiming = (timing: Timing | Refused) => ('code' in timing ? timing.code : formatMilliseconds(timing));

const formatMilliseconds = ({ p50, p95, cpu }: Timing) =>
  `${Number.isNaN(cpu) ? '–' : cpu.toFixed(1)} (${p50.toFixed(1)} / ${p95.toFixed(1)})`;
