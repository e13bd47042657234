import { ROLES } from '@hamyar/contracts';
import {
  sessionUser,
  systemDefaults,
  systemSettings,
  ticket,
  ticketContent,
  ticketRow,
} from '@hamyar/contracts/schemas';
import { buildUser } from './people.ts';
import { buildDefaults, buildSettings } from './system.ts';
import { buildContent, buildTicket, buildTicketRow, forCustomer } from './tickets.ts';

describe('builders', () => {
  it.each(ROLES)('build a %s that matches the contract', (role) => {
    expect(sessionUser.parse(buildUser(role))).toEqual(buildUser(role));
  });

  it('build settings, lists, rows, tickets and contents that match the contract', () => {
    expect(systemSettings.parse(buildSettings())).toEqual(buildSettings());
    expect(systemDefaults.parse(buildDefaults())).toEqual(buildDefaults());
    expect(ticketRow.parse(buildTicketRow())).toEqual(buildTicketRow());
    expect(ticket.parse(buildTicket())).toEqual(buildTicket());
    expect(ticketContent.parse(buildContent({ author_kind: 'employee' }))).toEqual(
      buildContent({ author_kind: 'employee' }),
    );
  });

  it('leave out for a customer what only staff see', () => {
    expect(ticket.parse(forCustomer(buildTicket()))).not.toHaveProperty('version');
    expect(forCustomer(buildTicketRow())).not.toHaveProperty('assignee');
  });
});
