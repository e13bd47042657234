import { evaluateGate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

it('[2.47, 6.14] the calendar is for employees only: its button, its pages and what it puts into other modules', () => {
  const opened = manifest.slots.find(({ slot }) => slot === 'topbar.dialog/v1');
  expect(opened).toMatchObject({ code: 'CalendarDialog', opener: { title: 'تقویم', icon: 'calendar' } });
  const all = [manifest, ...manifest.routes, ...manifest.slots, ...manifest.offers];
  expect(all.map(({ audience }) => audience)).toEqual(all.map(() => ['staff']));
});

describe('the settings pages of the calendar', () => {
  it.each(['full_admin', 'branch_admin', 'employee'] as const)(
    '[6.16, 6.18] %s opens working shifts and days off as full admin with the license feature alone',
    (role) => {
      const opened = (features: readonly string[]) => {
        const user = buildUser(role, { features: features as never });
        const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
        return manifest.settingsPages.filter(({ gate }) => evaluateGate(gate, context)).map(({ path }) => path);
      };
      const both = ['/settings/workingShift', '/settings/offDays'];
      expect(opened(['workingshift'])).toEqual(role === 'full_admin' ? both : []);
      expect(opened([])).toEqual([]);
    },
  );
});
