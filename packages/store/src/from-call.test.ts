import { ticketGet, ticketList, ticketRead } from '@hamyar/contracts/tickets';
import { fromCall, requestOf } from './api.ts';

describe('an endpoint made from a call', () => {
  it('leaves the failure of a read to its screen and shows the failure of a change in a toast', () => {
    expect(fromCall(ticketList).query().failures).toBe('caller');
    expect(fromCall(ticketRead).query({ id: 7, last_read_seq: 1 }).failures).toBe('toast');
    expect(fromCall(ticketGet, { failures: 'page' }).query({ id: 7 }).failures).toBe('page');
    expect(requestOf(ticketRead, { id: 7, last_read_seq: 1 }).failures).toBe('caller');
  });

  it('[decisions 2.0] does not compile when a failed list would replace the page', () => {
    // @ts-expect-error the table of a list shows the failure, below the title and the filters
    expect(fromCall(ticketList, { failures: 'page' })).toBeDefined();
  });

  it('asks with its own argument, converted to the input of the call', () => {
    expect(fromCall(ticketRead).query({ id: 7, last_read_seq: 1 })).toMatchObject({
      call: ticketRead,
      input: { id: 7, last_read_seq: 1 },
    });
    const read = fromCall(ticketRead, { input: (id: number) => ({ id, last_read_seq: 2 }) });
    expect(read.query(9).input).toEqual({ id: 9, last_read_seq: 2 });
    expect(read.transformResponse('output')).toBe('output');
  });
});
