/** Milliseconds for which one computation may keep the thread. */
const KEEPS = 15;

/**
 * For a computation that may take long: the function that is returned lets waiting requests run whenever the computation
 * has kept the thread for a while, and costs nothing before. Call it once in each step.
 */
export function startGivingWay(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < KEEPS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
