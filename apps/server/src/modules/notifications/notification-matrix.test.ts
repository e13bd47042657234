import fc from 'fast-check';
import { NOTIFICATION_AUDIENCES, NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '@hamyar/contracts';
import { serverModules } from '../../modules.ts';
import { declaredEvents } from './notification-event.ts';
import {
  mailSetting,
  shouldPushToBrowser,
  selectableEvents,
  buildNotificationMatrix as buildMatrix,
  type NotificationMatrixRow,
} from './notification-matrix.rules.ts';

const events = declaredEvents(serverModules);
const buildNotificationMatrix = (stored: readonly NotificationMatrixRow[]) => buildMatrix(stored, events);

const row = (more: Partial<NotificationMatrixRow>): NotificationMatrixRow => ({
  event: 'closed',
  audience: 'customer',
  channel: 'browser',
  enabled: false,
  subject: null,
  body: null,
  sms_pattern: null,
  delay_minutes: 0,
  only_working_time: false,
  ...more,
});
const all = { browser: true, muted: [] };
const rows = fc.array(
  fc.record({
    event: fc.constantFrom(...NOTIFICATION_EVENTS),
    audience: fc.constantFrom(...NOTIFICATION_AUDIENCES),
    channel: fc.constantFrom(...NOTIFICATION_CHANNELS),
    enabled: fc.boolean(),
    subject: fc.constant(null),
    body: fc.constant(null),
    sms_pattern: fc.constant(null),
    delay_minutes: fc.constant(0),
    only_working_time: fc.constant(false),
  }),
  { maxLength: 30 },
);

describe('the notification matrix', () => {
  it('[decisions 2.17] has a default for every event, and the panel is on for each of its audiences', () => {
    const matrix = buildNotificationMatrix([]);
    for (const event of NOTIFICATION_EVENTS) {
      const audiences = Object.keys(events[event]?.audiences ?? {}) as (typeof NOTIFICATION_AUDIENCES)[number][];
      expect(audiences.length).toBeGreaterThan(0);
      for (const audience of audiences) expect(matrix(event, audience, 'panel').enabled).toBe(true);
      // the other channels have no gateway yet and are off
      for (const channel of ['sms', 'webhook', 'pwa'] as const)
        expect(NOTIFICATION_AUDIENCES.some((audience) => matrix(event, audience, channel).enabled)).toBe(false);
    }
  });

  it('[decisions 2.17] the browser shows a notification where the admin allows it and the person wants it', () => {
    expect(shouldPushToBrowser(buildNotificationMatrix([]), 'closed', ['customer'], all)).toBe(true);
    expect(shouldPushToBrowser(buildNotificationMatrix([]), 'closed', ['supervisor'], all)).toBe(false);
    expect(shouldPushToBrowser(buildNotificationMatrix([row({})]), 'closed', ['customer'], all)).toBe(false);
    expect(
      shouldPushToBrowser(
        buildNotificationMatrix([row({ audience: 'supervisor', enabled: true })]),
        'closed',
        ['supervisor'],
        all,
      ),
    ).toBe(true);
    expect(
      shouldPushToBrowser(buildNotificationMatrix([]), 'closed', ['customer'], { browser: true, muted: ['closed'] }),
    ).toBe(false);
    expect(
      shouldPushToBrowser(buildNotificationMatrix([]), 'closed', ['customer'], { browser: false, muted: [] }),
    ).toBe(false);
  });

  it('[decisions 2.17] a mail is sent where the admin allows it and the person wants it; one about the own account always', () => {
    const wish = { email: true, muted_email: [] as string[] };
    const matrix = buildNotificationMatrix([row({ channel: 'email', audience: 'supervisor', enabled: true })]);
    expect(mailSetting(matrix, 'closed', ['customer'], wish)?.enabled).toBe(true);
    expect(mailSetting(matrix, 'closed', ['followers'], wish)).toBeNull();
    expect(mailSetting(matrix, 'closed', ['supervisor'], wish)?.enabled).toBe(true);
    expect(mailSetting(matrix, 'closed', ['customer'], { email: true, muted_email: ['closed'] })).toBeNull();
    expect(mailSetting(matrix, 'closed', ['customer'], { ...wish, email: false })).toBeNull();
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (stored, email, mute) => {
        const prefs = { email, muted_email: mute ? ['password_changed'] : [] };
        expect(mailSetting(buildNotificationMatrix(stored), 'password_changed', ['owner'], prefs)?.enabled).toBe(true);
      }),
    );
  });

  it('[decisions 2.17] neither the admin nor the person can switch off the panel or a security event', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...NOTIFICATION_EVENTS),
        fc.array(fc.constantFrom(...NOTIFICATION_EVENTS)),
        (stored, event, muted) => {
          const matrix = buildNotificationMatrix(stored);
          const audiences = Object.keys(events[event]?.audiences ?? {}) as (typeof NOTIFICATION_AUDIENCES)[number][];
          expect(audiences.every((audience) => matrix(event, audience, 'panel').enabled)).toBe(true);
          if (events[event]?.security)
            expect(shouldPushToBrowser(matrix, event, audiences, { browser: true, muted })).toBe(true);
        },
      ),
    );
  });

  it('[decisions 2.17] a person chooses among the events that can reach them and that the admin allows, never among security events', () => {
    const customer = { employee: false, full_admin: false, supervisor: false };
    expect(selectableEvents(buildNotificationMatrix([]), customer)).toEqual([
      'created',
      'staff_replied',
      'closed',
      'merged',
      'auto_close_warning',
      'announcement',
      'account_expiring',
    ]);
    expect(selectableEvents(buildNotificationMatrix([row({})]), customer)).not.toContain('closed');
    expect(selectableEvents(buildNotificationMatrix([]), { ...customer, employee: true })).not.toEqual(
      expect.arrayContaining(['license_expiring']),
    );
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (stored, employee, full_admin) => {
        expect(
          selectableEvents(buildNotificationMatrix(stored), { employee, full_admin, supervisor: !employee }).some(
            (event) => events[event]?.security,
          ),
        ).toBe(false);
      }),
    );
  });
});

describe('the events that modules declare', () => {
  const declared = (name: string, ...raised: (keyof typeof events)[]) => ({
    name,
    notifications: Object.fromEntries(raised.map((event) => [event, events[event]])),
  });

  it('[2.49] are those of the contracts, each of one module', () => {
    expect(Object.keys(events).sort()).toEqual([...NOTIFICATION_EVENTS].sort());
    expect(() => declaredEvents([...serverModules, declared('visits', 'closed')])).toThrow(
      'the event closed is declared by the module tickets and by visits',
    );
    const without = serverModules.filter(({ name }) => name !== 'license');
    expect(() => declaredEvents(without)).toThrow('license_expiring');
  });

  it('[2.49] are listed with the events of tickets first and those of the own account last', () => {
    const offered = (full_admin: boolean, employee: boolean) =>
      selectableEvents(buildNotificationMatrix([]), { employee, full_admin, supervisor: false });
    expect(offered(true, true).at(0)).toBe('created');
    expect(offered(true, true).at(-1)).toBe('license_expiring');
    expect(offered(false, false).at(-1)).toBe('account_expiring');
  });
});
