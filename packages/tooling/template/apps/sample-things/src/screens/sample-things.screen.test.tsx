import { axe, buildUser, fakeApi, nok, renderInTestShell, screen, waitFor, compareForm, within } from '@hamyar/testing';
import type { SampleThing } from '@hamyar/contracts/sample-things';
import { manifest } from '../manifest.ts';
import { staffText } from '../messages/fa-staff.ts';
import { fa } from '../messages/fa.ts';
import { OpenSampleThingsWidget } from '../widgets/open-sample-things.widget.tsx';
import { PublicSampleThingScreen } from './public-sample-thing.screen.tsx';
import { SampleThingEditScreen } from './sample-thing-edit.screen.tsx';
import { SampleThingNewScreen } from './sample-thing-new.screen.tsx';
import { SampleThingScreen } from './sample-thing.screen.tsx';
import { SampleThingsScreen } from './sample-things.screen.tsx';

const modules = [{ manifest }] as never;
const employee = buildUser('employee');
const admin = buildUser('branch_admin');
const customer = buildUser('customer');
const note = 'کاغذ گیر می‌کند';
const stored: SampleThing = {
  id: 7,
  version: 3,
  title: 'چاپگر طبقه دوم',
  note,
  status: 'open',
  public: false,
  created_by: { id: 5, name: 'نگار احمدی' },
  created_at: 1_790_000_000,
};

describe('the list', () => {
  it('shows who has added what, and can be read by everybody', async () => {
    fakeApi({ sampleThingList: [stored] });
    renderInTestShell(<SampleThingsScreen />, { user: employee, path: '/sampleThings', modules });
    expect((await screen.findAllByText(stored.title)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('نگار احمدی').length).toBeGreaterThan(0);
    expect(await axe()).toEqual([]);
  });

  it('asks the server for the status and the text of its address', async () => {
    const api = fakeApi({ sampleThingList: [] });
    renderInTestShell(<SampleThingsScreen />, {
      user: employee,
      path: '/sampleThings?status=closed&keyword=چاپگر',
      modules,
    });
    await waitFor(() =>
      expect(api.calls('sampleThingList').at(-1)?.query).toMatchObject({ status: 'closed', keyword: 'چاپگر' }),
    );
  });

  it('shows its rows for an address with too long a text or no possible page', async () => {
    fakeApi({ sampleThingList: [stored] });
    const path = `/sampleThings?keyword=${'a'.repeat(300)}&page=99999999999999999999`;
    renderInTestShell(<SampleThingsScreen />, { user: employee, path, modules });
    expect((await screen.findAllByText(stored.title)).length).toBeGreaterThan(0);
  });

  it('searches for what is typed', async () => {
    const api = fakeApi({ sampleThingList: [stored] });
    const { person } = renderInTestShell(<SampleThingsScreen />, { user: employee, path: '/sampleThings', modules });
    await screen.findAllByText(stored.title);
    await person.type(screen.getByLabelText(fa.list.search), 'کاغذ');
    await waitFor(() => expect(api.calls('sampleThingList').at(-1)?.query.keyword).toBe('کاغذ'));
  });
});

describe('closing several', () => {
  it('is for who may change them, and closes the open ones of the selected', async () => {
    const closed = { ...stored, id: 9, status: 'closed' as const };
    const api = fakeApi({ sampleThingList: [stored, { ...stored, id: 8 }, closed], sampleThingUpdate: stored });
    const { person } = renderInTestShell(<SampleThingsScreen />, { user: admin, path: '/sampleThings', modules });
    await person.click(await screen.findByRole('checkbox', { name: 'انتخاب همه' }));
    await person.click(screen.getByRole('button', { name: staffText.close.action }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(staffText.close.count.replace('{n}', '۲'))).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: staffText.close.action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('sampleThingUpdate').map(({ params, body }) => [params.id, body])).toEqual([
      [7, { version: 3, status: 'closed' }],
      [8, { version: 3, status: 'closed' }],
    ]);
    // nothing is selected any more
    expect(screen.queryByRole('button', { name: staffText.close.action })).toBeNull();
  });

  it('says in its dialog why one could not be closed', async () => {
    fakeApi({ sampleThingList: [stored], sampleThingUpdate: nok('VERSION_CONFLICT', { ...stored, version: 4 }) });
    const { person } = renderInTestShell(<SampleThingsScreen />, { user: admin, path: '/sampleThings', modules });
    await person.click(await screen.findByRole('checkbox', { name: 'انتخاب همه' }));
    await person.click(screen.getByRole('button', { name: staffText.close.action }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: staffText.close.action }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });

  it('is not offered to an employee without the permission', async () => {
    fakeApi({ sampleThingList: [stored] });
    renderInTestShell(<SampleThingsScreen />, { user: employee, path: '/sampleThings', modules });
    await screen.findAllByText(stored.title);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

compareForm({
  file: 'apps/sample-things/src/features/sample-thing-form/sample-thing.form.tsx',
  call: 'sampleThingUpdate',
  element: () => <SampleThingEditScreen />,
  shell: { user: admin, path: '/sampleThings/7/edit', modules },
  answers: { sampleThingGet: stored },
  elsewhere: { version: 'of the one that was read' },
});

describe('the form', () => {
  it('asks for a title before it sends, then sends what was typed', async () => {
    const api = fakeApi({ sampleThingStore: { id: 8 } });
    const before = window.history.length;
    const { person, history } = renderInTestShell(<SampleThingNewScreen />, {
      user: employee,
      path: '/sampleThings/new',
      modules,
    });
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(api.calls('sampleThingStore')).toHaveLength(0);
    await person.type(screen.getByLabelText(new RegExp(fa.form.title)), 'مورد تازه');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('sampleThingStore')[0]?.body).toEqual({ title: 'مورد تازه', note: null }));
    await waitFor(() => expect(history.location.get().pathname).toBe('/sampleThings/8'));
    // back must not lead to an empty form
    expect(window.history.length).toBe(before);
  });

  it('keeps what was typed when somebody else has saved in between', async () => {
    const api = fakeApi({
      sampleThingGet: stored,
      sampleThingUpdate: nok('VERSION_CONFLICT', { ...stored, version: 4 }),
    });
    const { person } = renderInTestShell(<SampleThingEditScreen />, {
      user: admin,
      path: '/sampleThings/7/edit',
      modules,
    });
    const title = await screen.findByLabelText(new RegExp(fa.form.title));
    await person.type(title, ' و سوم');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('sampleThingUpdate')[0]?.body).toMatchObject({ version: 3 }));
    expect((title as HTMLInputElement).value).toBe(`${stored.title} و سوم`);
  });
});

describe('one of the list', () => {
  it.each([
    ['an admin, who has the permission', admin, 1],
    ['an employee without it', employee, 0],
    ['a customer', customer, 0],
  ] as const)('shows its note, and the way to its form to who may change it: %s', async (_who, user, links) => {
    fakeApi({ sampleThingGet: stored });
    renderInTestShell(<SampleThingScreen />, { user, path: '/sampleThings/7', modules });
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: fa.detail.edit })).toHaveLength(links);
  });
});

describe('the page for everybody', () => {
  const path = '/publicSampleThings/7/old-title';

  it('shows a visitor what is public, and says its title, its own address and what it is about', async () => {
    fakeApi({ publicSampleThingGet: { id: 7, slug: 'چاپگر', title: stored.title, note, updated_at: 1_790_000_000 } });
    const { pageParams, pageMetadata } = renderInTestShell(<PublicSampleThingScreen />, {
      user: null,
      path,
      settings: { sample_things_public: true },
      modules,
    });
    expect(await screen.findByText(note)).toBeTruthy();
    expect(pageParams).toEqual({ title: stored.title });
    expect(pageMetadata.at(-1)).toMatchObject({
      description: note,
      canonical: `/publicSampleThings/7/${encodeURIComponent('چاپگر')}`,
    });
    expect(await axe()).toEqual([]);
  });

  it.each([
    ['public, while the settings open it', true, true, 1],
    ['public, while the settings close it', true, false, 0],
    ['not public', false, true, 0],
  ])('is linked from the page of one that is %s', async (_what, shown, sample_things_public, links) => {
    fakeApi({ sampleThingGet: { ...stored, public: shown } });
    renderInTestShell(<SampleThingScreen />, {
      user: employee,
      path: '/sampleThings/7',
      settings: { sample_things_public },
      modules,
    });
    await screen.findByText(note);
    expect(screen.queryAllByRole('link', { name: fa.detail.publicPage })).toHaveLength(links);
  });
});

it('the widget of the dashboard counts the open ones', async () => {
  const api = fakeApi({ sampleThingList: [stored] });
  renderInTestShell(<OpenSampleThingsWidget />, { user: employee, path: '/', modules });
  expect(await screen.findByText(fa.widget.count.replace('{n}', '۱'))).toBeTruthy();
  expect(api.calls('sampleThingList')[0]?.query.status).toBe('open');
  expect(screen.getByText(fa.widget.title)).toBeTruthy();
});
