import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import type { ReactElement } from 'react';
import { manifest } from '../manifest.ts';
import { buildFormToFill } from '../testing/form-doubles.ts';
import { FromCustomerScreen } from './tickets-from-customer.screen.tsx';
import { NewTicketScreen } from './tickets-new.screen.tsx';

const PERMISSIONS = ['send ticket to customers', 'send ticket behalf customers'] as const;
const admin = buildUser('full_admin');
const agent = buildUser('employee', { permissions: [...PERMISSIONS] });
const customers = [
  { id: 7, name: 'مینا رضایی' },
  { id: 8, name: 'پویا کرمی' },
].map((one) => ({
  ...one,
  employee: false,
  mobile: null,
  email: null,
  organization: null,
  profile_picture_name: null,
}));
const filled = {
  body_html: '<p>سلام</p>',
  attachments: [],
  form_values: { version: 1, department_id: 1, subject: 'خبر' },
};

async function open(
  element: ReactElement,
  user: ReturnType<typeof buildUser>,
  path: string,
  draft: string,
  others: readonly unknown[] = [],
) {
  const defaults = buildDefaults();
  const api = fakeApi({
    systemDefaultsGet: defaults,
    userList: pageOf(customers),
    ticketFormChoice: buildFormToFill(),
    similarTicketList: [],
    ticketStore: { id: 31, number: '0508-000031-4' },
  } as never);
  const shell = renderInTestShell(element, {
    user,
    path,
    modules: [{ manifest }, ...others] as never,
    drafts: { [draft]: filled },
  });
  await act(() => loadReferenceLists({ force: true }));
  const send = async () => {
    await shell.person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await waitFor(() => expect(api.calls('ticketStore').length).toBeGreaterThan(0));
  };
  const sent = () => api.calls('ticketStore').map(({ body }) => body as Record<string, unknown>);
  return { api, send, sent, branch: defaults.branches.at(-1)!, ...shell };
}

describe('a new ticket of staff', () => {
  it('[decisions 2.12] has below its text what other modules suggest for it, as a ticket of a customer has', async () => {
    const slot = { slot: 'tickets.new/v1', name: 'suggestions', order: 10, code: 'Suggestions' };
    const other = { manifest: { name: 'knowledge-base', title: 'x', routes: [], slots: [slot] } };
    await open(<NewTicketScreen />, agent, '/tickets/new', 'new:internal', [other]);
    await screen.findByRole('textbox', { name: /عنوان تیکت/ });
    await waitFor(() => expect(document.querySelector('[data-part="knowledge-base/Suggestions"]')).not.toBeNull());
  });

  it('[2.15, 6.29] has the customers of its link and, for the full admin, the branch', async () => {
    const branchId = buildDefaults().branches.at(-1)!.id;
    const path = `/tickets/new?customer_ids=7,8&branch_id=${branchId}`;
    const { send, sent, branch, container } = await open(<NewTicketScreen />, admin, path, 'new:to_customer');
    expect(await screen.findByText('مینا رضایی')).toBeTruthy();
    expect(screen.getByText('پویا کرمی')).toBeTruthy();
    const field = screen.getByLabelText('شعبه').closest<HTMLElement>('.hd-field')!;
    expect(within(field).getByText(branch.name)).toBeTruthy();
    expect(await axe(container)).toEqual([]);
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ kind, customer_id, branch_id }) => [kind, customer_id, branch_id])).toEqual([
      ['to_customer', 7, branchId],
      ['to_customer', 8, branchId],
    ]);
  });

  it.each(['branch_admin', 'department_admin', 'employee'] as const)(
    '[2.15, 6.29] takes no branch of its link for %s, who chooses none',
    async (role) => {
      const user = buildUser(role, { permissions: [...PERMISSIONS] });
      const { send, sent } = await open(
        <NewTicketScreen />,
        user,
        '/tickets/new?customer_ids=7&branch_id=2',
        'new:to_customer',
      );
      await screen.findByText('مینا رضایی');
      expect(screen.queryByLabelText('شعبه')).toBeNull();
      await send();
      expect(sent()).toEqual([expect.objectContaining({ customer_id: 7 })]);
      expect(sent()[0]).not.toHaveProperty('branch_id');
    },
  );

  it('[2.15, 6.9] for a customer has the customer of its link, and is sent in their name', async () => {
    const { send, sent } = await open(
      <FromCustomerScreen />,
      agent,
      '/tickets/fromCustomer?customer_ids=8',
      'new:behalf',
    );
    await waitFor(() => expect(document.body.textContent).toContain('پویا کرمی'));
    await send();
    expect(sent()).toEqual([expect.objectContaining({ kind: 'behalf', customer_id: 8, subject: 'خبر' })]);
  });
});
