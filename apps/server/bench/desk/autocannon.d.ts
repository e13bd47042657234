/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    /** milliseconds */
    latency: { p50: number; p99: number };
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
  }): Promise<Result>;
}
