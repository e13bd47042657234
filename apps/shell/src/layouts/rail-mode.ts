const COOKIE = 'hamyar_rail';
/** seconds; about four years (spec 2.37, 9.5) */
const FOUR_YEARS = 4 * 365 * 24 * 3600;

/** Whether the menu is folded to icons (spec 2.37). */
export const isIconMode = (): boolean => document.cookie.split('; ').includes(`${COOKIE}=icons`);

export function saveIconMode(icons: boolean): void {
  document.cookie = `${COOKIE}=${icons ? 'icons' : 'full'}; path=/; max-age=${FOUR_YEARS}; samesite=lax`;
}
