import { buildContent, buildTicket, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketPane, TicketPropertiesPane } from './ticket-pane.tsx';

Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Element.prototype.scrollIntoView ??= () => undefined;

const person = (id: number, name: string, employee: boolean, picture: string | null) => ({
  id,
  name,
  employee,
  profile_picture_name: picture,
});

it('[decisions 2.8] shows the pictures of customer, assignee and authors in an open ticket, and a letter for whoever has none', async () => {
  fakeApi({
    ticketGet: buildTicket({
      customer: person(70, 'رضا محمدی', false, 'reza.png'),
      assignee: person(7, 'سارا کریمی', true, 'sara.png'),
      contents: [
        buildContent({ id: 1, author: person(70, 'رضا محمدی', false, 'reza.png') }),
        buildContent({ id: 2, author: person(8, 'مینا نوری', true, null) }),
      ],
    }),
    ticketRead: undefined,
  });
  renderInTestShell(
    <>
      <TicketPane
        id={482}
        dialog={null}
        onDialog={() => undefined}
        onNext={() => undefined}
        loading={{ failure: null, failed: () => undefined, again: () => undefined }}
      />
      <TicketPropertiesPane id={482} onDialog={() => undefined} />
    </>,
    { user: buildUser('employee'), path: '/tickets/482', modules: [{ manifest }] as never },
  );
  const shown = () => [...document.querySelectorAll('.hd-avatar img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(shown().toSorted()).toEqual(['/f/reza.png', '/f/reza.png', '/f/sara.png']));
  expect(screen.getAllByText('مینا نوری')).toBeTruthy();
});
