import type { Organization } from '@hamyar/contracts';
import { buildUser, fakeApi, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import type { organizationToForm } from './organization.conversions.ts';
import { OrganizationEditor } from './organization-editor.tsx';
import { OrganizationPage } from './organization-page.tsx';

const organization = {
  id: 3,
  name: 'فناوران آریا',
  branch_id: 1,
  branch: { id: 1, name: 'مرکزی' },
  customer_level_id: 1,
  max_open_tickets: 5,
  customer_level: null,
  country_id: 364,
  state_id: 8,
  state: 'تهران',
  city_id: 1,
  city: 'تهران',
  expire_date: null,
} as Parameters<typeof organizationToForm>[0];

it('[2.14] the page of a new organisation is replaced by the list when it was created', async () => {
  fakeApi({
    countries: [{ id: 364, name: 'ایران' }],
    states: [],
    systemDefaultsGet: refuse('SERVER_ERROR'),
    organizationStore: { id: 9 },
  });
  const before = window.history.length;
  const { person, history } = renderInTestShell(<OrganizationPage />, {
    user: buildUser('employee', { permissions: ['manage organizations'] }),
    path: '/organization/new',
    drafts: { 'organization-new': { version: 1, changes: { name: 'آریا', customer_level_id: 1 } } },
  });
  await person.click(await screen.findByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(history.location.get().pathname).toBe('/organization'));
  expect(window.history.length).toBe(before);
});

describe('[decisions 2.8] the contract of an organisation', () => {
  const file = { extension: 'pdf', mime: 'application/pdf', size: 3, dimentions: null, inline: false };

  /** The editor of an organisation with this contract, and what its next save says of it. */
  async function editorOf(contract_file: Organization['contract_file']) {
    const api = fakeApi({
      countries: [{ id: 364, name: 'ایران' }],
      states: [{ id: 8, name: 'تهران' }],
      cities: [{ id: 1, name: 'تهران' }],
      attachmentStore: { id: 8, name: 'new.pdf', ...file, token: 'token-of-file-8' },
      organizationUpdate: refuse('SERVER_ERROR'),
    });
    const { person } = renderInTestShell(
      <OrganizationEditor
        organization={{ ...organization, version: 1, contract_file }}
        onDone={() => {}}
        onCancel={() => {}}
      />,
      { user: buildUser('employee', { permissions: ['manage organizations'] }) },
    );
    await screen.findByRole('button', { name: 'ذخیره' });
    const save = async () => {
      const before = api.calls('organizationUpdate').length;
      await person.click(screen.getByRole('button', { name: 'ذخیره' }));
      await waitFor(() => expect(api.calls('organizationUpdate').length).toBe(before + 1));
      return api.calls('organizationUpdate').at(-1)!.body.contract_file;
    };
    const upload = async () => {
      await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['abc'], 'new.pdf'));
      await screen.findByText('new.pdf');
    };
    return { person, save, upload };
  }

  it('is opened, replaced and removed', async () => {
    const { person, save, upload } = await editorOf({ id: 7, name: 'old.pdf', ...file });
    expect(screen.getByRole('link', { name: 'old.pdf' }).getAttribute('href')).toBe('/api/attachment/7');
    expect(await save()).toBe(7);
    await upload();
    await waitFor(() => expect(screen.queryByText('old.pdf')).toBeNull());
    expect(await save()).toBe('token-of-file-8');
    await person.click(screen.getByRole('button', { name: 'حذف new.pdf' }));
    expect(await save()).toBeNull();
  });

  it('is added where there is none', async () => {
    const { save, upload } = await editorOf(null);
    await upload();
    expect(await save()).toBe('token-of-file-8');
  });
});
