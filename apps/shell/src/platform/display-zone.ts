import { selectSettings, type AppStore } from '@hamyar/store';

/** The zone in which times are shown before anybody sets one (decisions 2.0 "Zone"). */
const DEFAULT_TIME_ZONE = 'Asia/Tehran';

/**
 * Shows times in the zone of the settings, now and whenever it changes. Not every page needs the calendar, so its code is
 * loaded here only for another zone than it starts with.
 * @returns when the zone of now is in force
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
