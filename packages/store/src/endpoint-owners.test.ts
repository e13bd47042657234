import { runInThisContext } from 'node:vm';
import { api } from './api.ts';
import { claimEndpoints } from './endpoint-owners.ts';
import './shared-query.ts';

const from = (file: string) =>
  `Error\n    at inject (http://localhost/s/staff/app.js:1:1)\n    at http://localhost${file}:1:2`;

describe('the endpoints of the one api', () => {
  it('belong to one module each, which may bring them again in a fresh container', () => {
    claimEndpoints(['ticketCounters'], from('/m/tickets/0.1.0/staff/1.js'));
    claimEndpoints(['ticketCounters'], from('/m/tickets/0.2.0/staff/1.js'));
    expect(() => claimEndpoints(['weeks', 'ticketCounters'], from('/m/calendar/0.1.0/staff/1.js'))).toThrow(
      'the modules tickets and calendar both have an endpoint named ticketCounters: rename the one of calendar',
    );
  });

  it('of the shell, whose files are in no module, stay free', () => {
    claimEndpoints(['session'], 'Error\n    at http://localhost/s/staff/app.js:1:1');
    expect(() => claimEndpoints(['session'], from('/m/tickets/0.1.0/staff/1.js'))).not.toThrow();
  });

  it('that the api has already from the shell are of nobody else, and only another release mends a collision', () => {
    const claim = () => claimEndpoints(['sharedRead'], from('/m/tickets/0.1.0/staff/1.js'), Object.keys(api.endpoints));
    expect(claim).toThrow(expect.objectContaining({ kind: 'version' }));
    expect(claim).toThrow('the modules shell and tickets both have an endpoint named sharedRead');
  });

  it('are claimed by whoever injects them', () => {
    claimEndpoints(['taken'], from('/m/tickets/0.1.0/staff/1.js'));
    // runs under a file name of the calendar module, so that the stack names that module
    const injectFromCalendar = runInThisContext(
      '(target) => target.injectEndpoints({ endpoints: (build) => ({ taken: build.query({}) }) })',
      { filename: 'http://localhost/m/calendar/0.1.0/staff/1.js' },
    ) as (target: typeof api) => void;
    expect(() => injectFromCalendar(api)).toThrow('the modules tickets and calendar both have an endpoint named taken');
  });
});
