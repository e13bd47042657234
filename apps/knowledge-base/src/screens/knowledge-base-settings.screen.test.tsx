import { axe, buildAllSettings, buildUser, fakeApi, nok, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { KnowledgeBaseSettingsScreen } from './knowledge-base-settings.screen.tsx';

const stored = buildAllSettings({ versions: { knowledgeBaseSettings: 3 } });
const shown = () =>
  renderInTestShell(<KnowledgeBaseSettingsScreen />, {
    user: buildUser('full_admin'),
    path: '/settings/knowledgeBaseSettings',
    modules: [{ manifest }] as never,
  });
const SAVE = 'ذخیرهٔ تغییرات';
const FOUR_EYES = 'بازبینی پیش از انتشار';

describe('the settings of the knowledge base', () => {
  it('[decisions 2.12, 2.23] show how it is shown and written, and send what is changed with the version that was read', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = shown();
    await person.click(await screen.findByRole('switch', { name: FOUR_EYES }));
    expect(await axe()).toEqual([]);
    await person.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toEqual({
        group: 'knowledgeBaseSettings',
        version: 3,
        values: { kb_four_eyes: !stored.knowledgeBaseSettings.kb_four_eyes },
      }),
    );
  });

  it('[decisions 2.0] are saved over what somebody else has saved meanwhile only by a second press', async () => {
    const theirs = {
      ...stored,
      versions: { ...stored.versions, knowledgeBaseSettings: 9 },
      knowledgeBaseSettings: { ...stored.knowledgeBaseSettings, knowledge_base_feedback: false },
    };
    const api = fakeApi({ settingsGet: stored, settingsStore: nok('VERSION_CONFLICT', theirs) });
    const { person } = shown();
    await person.click(await screen.findByRole('switch', { name: FOUR_EYES }));
    const save = () => person.click(screen.getByRole('button', { name: SAVE }));
    await save();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'نظر خوانندگان دربارهٔ مقاله‌ها' }).getAttribute('aria-checked')).toBe(
        'false',
      ),
    );
    expect(api.calls('settingsStore')).toHaveLength(1);
    api.answer({ settingsStore: theirs });
    await save();
    await waitFor(() =>
      expect(api.calls('settingsStore').map(({ body }) => (body as { version: number }).version)).toEqual([3, 9]),
    );
  });
});
