const COOKIE = 'hamyar_rail';
/** seconds; about four years (spec 2.37, 9.5) */
const FOUR_YEARS = 4 * 365 * 24 * 3600;

/**
 * Whether the menu is folded to icons (spec 2.37). Asked once at each visit, which renews the cookie: browsers keep none
 * for longer than 400 days (decisions 2.0).
 */
export function readIconMode(): boolean {
  const icons = document.cookie.split('; ').includes(`${COOKIE}=icons`);
  if (icons) saveIconMode(icons);
  return icons;
}

export function saveIconMode(icons: boolean): void {
  document.cookie = `${COOKIE}=${icons ? 'icons' : 'full'}; path=/; max-age=${FOUR_YEARS}; samesite=lax`;
}
