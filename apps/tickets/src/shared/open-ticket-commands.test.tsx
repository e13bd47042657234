import type { Ticket } from '@hamyar/contracts';
import { ticketCommands } from '../widgets/ticket-commands.ts';
import { buildUser, provideTestShell, renderInTestShell } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { useOpenTicketCommands } from './open-ticket-commands.ts';

const run = jest.fn();
function Conversation({ actions }: { actions: Ticket['actions'] }) {
  useOpenTicketCommands(actions, run);
  return null;
}
const ofTicket = () => ticketCommands().filter(({ id }) => /^ticket-/.test(id));

describe('the palette over an open ticket', () => {
  it('[2.45] offers what this person may do with it, and nothing once it is left', () => {
    const shell = { user: buildUser('employee'), path: '/tickets/4', modules: [{ manifest }] as never };
    provideTestShell(shell);
    expect(ofTicket()).toEqual([]);
    const { unmount } = renderInTestShell(
      <Conversation actions={['view', 'close', 'note', 'transfer'] as Ticket['actions']} />,
      shell,
    );
    expect(ofTicket().map(({ title }) => title)).toEqual([
      'یادداشت داخلی در این تیکت',
      'ارجاع این تیکت',
      'بستن این تیکت',
      'اجرای ماکرو روی این تیکت',
    ]);
    ofTicket()[2]!.run();
    expect(run).toHaveBeenCalledWith('close');
    unmount();
    expect(ofTicket()).toEqual([]);
  });
});
