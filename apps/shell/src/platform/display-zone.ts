import { selectSettings, type AppStore } from '@hamyar/store';

/** The zone in which times are shown before anybody sets one (decisions 2.0 "Zone"). */
const UNSET = 'Asia/Tehran';

/**
 * Shows times in the zone of the settings, now and whenever it changes. Not every page needs the calendar, so its code is
 * loaded here only for another zone than it starts with.
 * @returns when the zone of now is in force
 */
export function followDisplayZone(store: AppStore): Promise<void> {
  let shown: string = UNSET;
  const apply = async () => {
    const { timezone } = selectSettings(store.getState());
    if (timezone === shown) return;
    shown = timezone;
    const { setDisplayZone } = await import('@hamyar/dayjs-jalali');
    setDisplayZone(shown);
  };
  store.subscribe(() => void apply());
  return apply();
}
