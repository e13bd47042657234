import type { RegistryEntry } from '@hamyar/contracts';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { watchUncaughtFailures } from './uncaught-failures.ts';

const entryOf = (name: string) =>
  ({
    base: `/m/${name}/0.1.0/staff/`,
    container: name,
    manifest: { name, version: '0.1.0', owner: name, title: name },
  }) as unknown as RegistryEntry;
const failures: ModuleFailure[] = [];
const inFile = (file: string, message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (http://localhost${file}:1:2)` });
const thrown = (error: unknown, filename = '') => dispatchEvent(new ErrorEvent('error', { error, filename }));
const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
let loading = '';
const found = () => failures.map(({ module: name, version, kind }) => [name, version, kind]);

describe('failures that no boundary catches', () => {
  beforeAll(() =>
    watchUncaughtFailures({
      modules: () => [entryOf('tickets'), entryOf('customers')],
      isEntryLoading: (container) => container === loading,
      report: (failure) => failures.push(failure),
    }),
  );
  beforeEach(() => {
    failures.length = 0;
    loading = '';
    document.body.innerHTML = '<div data-hd-module="customers"><button type="button">x</button></div><p>y</p>';
  });

  it('in timers and promises are attributed to the module and the release whose file is in the stack', () => {
    thrown(inFile('/m/tickets/0.1.0/staff/7.js', 'in a timer'));
    rejected(inFile('/m/customers/0.1.0/staff/1.js', 'in a promise'));
    thrown('Script error', '/m/tickets/0.1.0/staff/7.js');
    expect(found()).toEqual([
      ['tickets', '0.1.0', 'uncaught'],
      ['customers', '0.1.0', 'uncaught'],
      ['tickets', '0.1.0', 'uncaught'],
    ]);
    expect(failures[0]?.message).toContain('in a timer');
  });

  it('in an event handler whose stack names no module are attributed to the part of the event', () => {
    document.body.addEventListener('click', () => thrown(inFile('/s/staff/app.js', 'in a handler')), { once: true });
    document.querySelector('button')!.click();
    expect(found()).toEqual([['customers', '0.1.0', 'uncaught']]);
  });

  it('of the shell, and cancellations, are attributed to no module', () => {
    document.querySelector('p')!.click();
    thrown(inFile('/s/staff/app.js', 'of the shell'));
    rejected(Object.assign(inFile('/m/tickets/0.1.0/staff/7.js', 'left'), { name: 'AbortError' }));
    expect(found()).toEqual([]);
  });

  it('of an entry while it is loaded are left to the loader, which counts them', () => {
    loading = 'tickets';
    thrown(inFile('/m/tickets/0.1.0/staff/remoteEntry.js', 'at the start'));
    thrown('Script error', '/m/tickets/0.1.0/staff/remoteEntry.js');
    expect(found()).toEqual([]);
    thrown(inFile('/m/customers/0.1.0/staff/7.js', 'of another module meanwhile'));
    expect(found()).toEqual([['customers', '0.1.0', 'uncaught']]);
  });

  it('are reported once per page, however often they happen', () => {
    for (let count = 0; count < 3; count += 1) thrown(inFile('/m/tickets/0.1.0/staff/7.js', 'every second'));
    expect(failures).toHaveLength(1);
  });

  it('are attributed to the module whose code threw, not to the one that called it', () => {
    const stack =
      'Error: deep\n    at f (/m/customers/0.1.0/staff/1.js:1:2)\n    at g (/m/tickets/0.1.0/staff/7.js:3:4)';
    thrown(Object.assign(new Error('deep'), { stack }));
    expect(found()).toEqual([['customers', '0.1.0', 'uncaught']]);
  });

  it('are not attributed to a part whose event is already over', async () => {
    document.querySelector('button')!.click();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    thrown(inFile('/s/staff/app.js', 'later'));
    expect(found()).toEqual([]);
  });

  it('are reported with their message and their stack, also where the stack lacks the message', () => {
    const at = '    at f (/m/tickets/0.1.0/staff/7.js:1:2)';
    thrown(Object.assign(new Error('no message in the stack'), { stack: at }));
    expect(failures[0]?.message).toBe(`no message in the stack\n${at}`);
  });
});
