import { formatDateTime, getDisplayZone, setDisplayZone } from '@hamyar/dayjs-jalali';
import { createAppStore, settingsChanged } from '@hamyar/store';
import { buildBoot, buildSettings, waitFor } from '@hamyar/testing';
import { subscribeDisplayZone } from './display-zone.ts';

const NOON_UTC = Date.UTC(2026, 10, 20, 12) / 1000;

describe('the time zone of the system', () => {
  afterEach(() => setDisplayZone('Asia/Tehran'));

  it('[3.3] is used for all times from the first page on, and follows the setting', async () => {
    expect(getDisplayZone()).toBe('Asia/Tehran');
    const store = createAppStore(buildBoot({ settings: { timezone: 'Asia/Kabul' } }));
    await subscribeDisplayZone(store);
    expect(formatDateTime(NOON_UTC)).toBe('۱۴۰۵/۰۸/۲۹، ۱۶:۳۰');
    store.dispatch(settingsChanged(buildSettings({ timezone: 'Asia/Tehran' })));
    await waitFor(() => expect(formatDateTime(NOON_UTC)).toBe('۱۴۰۵/۰۸/۲۹، ۱۵:۳۰'));
  });
});
