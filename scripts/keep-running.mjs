// The parent of `npm start`. Plain ESM for Node 20 without dependencies, because it must not fail when the server does.
import { spawnOnProductNode, whenNpmEnds } from './bootstrap.mjs';

/** So many restarts within so many milliseconds; more mean a fault that another start does not mend. */
const LIMIT = { restarts: 5, within: 5 * 60_000 };

/** Isolates right-to-left text, so that a terminal with bidi support does not reorder the rest of the line. */
const isolated = (text) => `\u2068${text}\u2069`;
const tell = (persian, english) => process.stderr.write(`${isolated(persian)} · ${english}\n`);

/**
 * Runs a server on the product's Node and starts it again when it ends by a fault: killed, out of memory, an error that
 * nothing handled. Its first start is not repeated: what keeps it from starting is for the operator to read. It says
 * `ready` over the channel when it runs, and ends by itself when the channel closes, so no server is left when this
 * process is killed. Ends with the server's exit code; signals are passed on, and after one nothing is started.
 * @param firstPause milliseconds before the first restart of a series; each further pause is twice as long
 */
export function keepRunning(args, { firstPause = 500 } = {}) {
  let child;
  let hasRun = false;
  let ending = false;
  let pause;
  let restarts = [];

  function start() {
    child = spawnOnProductNode(args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      if (message === 'ready') hasRun = true;
    });
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.on('exit', onExit);
  }

  function onExit(code, signal) {
    child = undefined;
    if (ending || code === 0 || !hasRun) process.exit(signal ? 1 : code);
    const now = performance.now();
    restarts = restarts.filter((at) => now - at < LIMIT.within);
    if (restarts.length >= LIMIT.restarts) {
      tell(
        `سرور در پنج دقیقه ${LIMIT.restarts} بار دوباره راه افتاد و باز بسته شد. دلیل بالاتر نوشته شده است.`,
        `The server ended again after ${LIMIT.restarts} restarts in five minutes. The reason stands above.`,
      );
      process.exit(signal ? 1 : code);
    }
    tell('سرور بسته شد و دوباره راه می‌افتد.', `The server ended (${signal ?? code}) and starts again.`);
    pause = setTimeout(start, firstPause * 2 ** restarts.length);
    restarts.push(now);
  }

  function end(signal) {
    ending = true;
    clearTimeout(pause);
    if (child) child.kill(signal);
    else process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  whenNpmEnds(() => end('SIGTERM'));
  start();
}
