/** Global variable that says that the application runs. */
const STARTED = 'hamyarStarted';

/** From now on the application itself deals with code that cannot be loaded: it retries, or shows an error card. */
export function noteStarted(): void {
  Reflect.set(globalThis, STARTED, true);
}

/** Whether the application of this page runs. */
export const hasStarted = (): boolean => Reflect.get(globalThis, STARTED) === true;
