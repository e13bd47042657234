import type { ReactElement } from 'react';
import type { SettingsGroup } from '@hamyar/contracts';
import type { SettingsDeclaration } from '@hamyar/contracts/schemas';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { buildAllSettings, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { SettingsField, SettingsPage } from './settings-page.tsx';
import { useSettingsGroup, type SettingsForm } from './use-settings-group.ts';

// the groups of the product belong to modules, so the test adds one to the list that `npm run gen` prints; the double of the API uses it
jest.mock('../../../contracts/src/settings-groups.schema.ts', () => {
  const { secret, settingsGroup } = jest.requireActual('../../../contracts/src/setting.ts');
  const groups = jest.requireActual('../../../contracts/src/settings-groups.schema.ts');
  const gateway: SettingsDeclaration = settingsGroup({
    sender: groups.systemInformation.system_slogan,
    signing_key: secret(40),
  });
  return { ...groups, gateway };
});

/** The group of the test; the types know only the groups of the product. */
const GATEWAY = 'gateway' as SettingsGroup;
type AnyForm = SettingsForm<SettingsGroup>;
const LABELS = { sender: 'نام فرستنده', signing_key: 'کلید امضا' } as unknown as AnyForm['labels'];

const stored = (changes: object = {}) =>
  buildAllSettings({ gateway: { sender: 'Hamyar', signing_key_set: true, ...changes } } as object);
const DRAFT = 'settings-gateway';

function GatewayScreen() {
  const form = useSettingsGroup(GATEWAY, LABELS) as AnyForm;
  const field = (name: string) => (
    <SettingsField form={form} name={name as never} labelled>
      {(control) => <TextField {...(control as unknown as Parameters<typeof TextField>[0])} />}
    </SettingsField>
  );
  return (
    <SettingsPage form={form} subtitle="درگاه پیام">
      {() => (
        <>
          {field('sender')}
          {field('signing_key')}
        </>
      )}
    </SettingsPage>
  );
}

describe('a settings page with a secret', () => {
  it('[decisions 2.26] sends what is typed into it, and never stores it in the draft of the page', async () => {
    const api = fakeApi({ settingsGet: stored(), settingsStore: stored({ sender: 'Desk' }) });
    const { person, drafts } = renderInTestShell(<GatewayScreen />, {
      user: buildUser('full_admin'),
      path: '/settings',
    });
    await person.type(await screen.findByLabelText('کلید امضا'), 'first-of-all-9f31');
    expect(JSON.stringify([...drafts])).not.toContain('first-of-all');
    await person.type(screen.getByLabelText('نام فرستنده'), '!');
    expect(drafts.get(DRAFT)).toMatchObject({ changes: { sender: 'Hamyar!' } });
    expect(JSON.stringify([...drafts])).not.toMatch(/first-of-all|signing_key"/);
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({
        values: { sender: 'Hamyar!', signing_key: 'first-of-all-9f31' },
      }),
    );
    await waitFor(() => expect(drafts.has(DRAFT)).toBe(false));
  });
});

/** A page with a field of one line and one of several lines. */
function NotesScreen() {
  const form = useSettingsGroup(GATEWAY, LABELS) as AnyForm;
  return (
    <SettingsPage form={form} subtitle="درگاه پیام">
      {() => (
        <>
          <SettingsField form={form} name={'sender' as never} labelled>
            {(control) => <TextField {...(control as unknown as Parameters<typeof TextField>[0])} />}
          </SettingsField>
          <SettingsField form={form} name={'signing_key' as never} labelled>
            {(control) => <TextArea {...(control as unknown as Parameters<typeof TextArea>[0])} />}
          </SettingsField>
        </>
      )}
    </SettingsPage>
  );
}

describe('the keys of a settings page', () => {
  const open = (page: ReactElement) => {
    const api = fakeApi({ settingsGet: stored(), settingsStore: stored({ sender: 'Desk' }) });
    return { api, ...renderInTestShell(page, { user: buildUser('full_admin'), path: '/settings' }) };
  };

  it('[5.3] Enter in a field saves the changes', async () => {
    const { api, person } = open(<GatewayScreen />);
    await person.type(await screen.findByLabelText('نام فرستنده'), '!{Enter}');
    await waitFor(() => expect(api.calls('settingsStore')[0]?.body).toMatchObject({ values: { sender: 'Hamyar!' } }));
  });

  it('[5.3] Enter in a text of several lines begins a line, and without a change it saves nothing', async () => {
    const { api, person } = open(<NotesScreen />);
    await person.type(await screen.findByLabelText('نام فرستنده'), '{Enter}');
    await person.type(screen.getByLabelText('کلید امضا'), 'a{Enter}b');
    expect(screen.getByLabelText<HTMLTextAreaElement>('کلید امضا').value).toBe('a\nb');
    expect(api.calls('settingsStore')).toHaveLength(0);
  });
});
