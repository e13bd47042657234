import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../../manifest.ts';
import { SettingsMenu } from './settings-menu.tsx';

it('[2.45] Enter in the search opens the first page that it found, and nothing without a text', async () => {
  const { person } = renderInTestShell(<SettingsMenu current="" />, {
    user: buildUser('full_admin'),
    path: '/settings',
    modules: [{ manifest: { ...manifest, version: '0.1.0' } }] as never,
  });
  await person.type(screen.getByRole('textbox'), '{Enter}');
  expect(location.pathname).toBe('/settings');
  await person.type(screen.getByRole('textbox'), 'sms{Enter}');
  expect(location.pathname).toBe('/settings/generalNoticeSettings');
});
