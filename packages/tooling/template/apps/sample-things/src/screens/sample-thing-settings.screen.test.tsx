import { axe, buildAllSettings, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { SampleThingSettingsScreen } from './sample-thing-settings.screen.tsx';
import { CustomerSampleThingsScreen } from './customer-sample-things.screen.tsx';

const modules = [{ manifest }] as never;
const { title, path } = manifest.settingsPages[0];

describe('the settings page', () => {
  it('saves the change alone, with the version that was read', async () => {
    const stored = buildAllSettings({ versions: { sampleThingsSettings: 3 } });
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = renderInTestShell(<SampleThingSettingsScreen />, {
      user: buildUser('full_admin'),
      path,
      modules,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await person.click(await screen.findByRole('switch', { name: 'افزودن به نمونه‌ها توسط مشتریان' }));
    expect(await axe()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toEqual({
        group: 'sampleThingsSettings',
        version: 3,
        values: { sample_things_customers_add: false },
      }),
    );
  });

  it.each([
    ['shows customers the way to a new one', true, 1],
    ['hides from customers the way to a new one', false, 0],
  ])('%s, as the setting says', async (_what, sample_things_customers_add, links) => {
    fakeApi({ sampleThingList: [] });
    renderInTestShell(<CustomerSampleThingsScreen />, {
      user: buildUser('customer'),
      path: '/sampleThings',
      settings: { sample_things_customers_add },
      modules,
    });
    expect(screen.queryAllByRole('link', { name: 'افزودن به نمونه‌ها' })).toHaveLength(links);
  });
});
