import { ticketShortcuts } from './ticket-shortcuts.ts';

const keysOn = (route: string | null) => ticketShortcuts({ route }).map(({ keys }) => keys.join('+'));

describe('the keys of tickets in the sheet of shortcuts', () => {
  it('are those of the list beside the list, and those of a ticket where one is open', () => {
    const list = ['J', 'K', 'Enter', 'X', 'Esc', 'F', '/'];
    expect(keysOn('tickets')).toEqual(list);
    expect(keysOn('tickets-id')).toEqual([...list, 'R', 'N', 'T', 'M', 'A', 'E', 'Ctrl+Enter']);
  });

  it.each([null, 'index', 'customers', 'tickets-new', 'settings-macros'])('are none on the page %s', (route) => {
    expect(keysOn(route)).toEqual([]);
  });
});
