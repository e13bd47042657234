import { selectSettings, type AppStore } from '@hamyar/store';

/** The time zone until an admin sets one (decisions 2.0 "Zone"). */
const DEFAULT_TIME_ZONE = 'Asia/Tehran';

/**
 * Shows times in the zone of the settings, now and after each change. The calendar's code is loaded here only when the
 * zone is not the default, because not every page needs it.
 * @returns a promise that resolves when the current zone is set
 */
export function subscribeDisplayZone(store: AppStore): Promise<void> {
  let current: string = DEFAULT_TIME_ZONE;
  const apply = async () => {
    const { timezone } = selectSettings(store.getState());
    if (timezone === current) return;
    current = timezone;
    const { setDisplayZone } = await import('@hamyar/dayjs-jalali');
    setDisplayZone(current);
  };
  store.subscribe(() => void apply());
  return apply();
}
