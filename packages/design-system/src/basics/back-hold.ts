/** Calls back at the next Back of the browser, until the returned function is called. */
export type HoldBack = (onBack: () => void) => () => void;

let hold: HoldBack | undefined;

/** Sets what holds Back; called once, by the shell. Without it Back leaves the page, whatever is open. */
export function provideBackHold(holdBack: HoldBack): void {
  hold = holdBack;
}

const PHONE = '(max-width: 849px)';

/**
 * On a phone Back closes what is open over the page, as in every application there; elsewhere too what takes the place of
 * the page (`everywhere`).
 */
export const holdBack = (onBack: () => void, everywhere: boolean): (() => void) =>
  hold && (everywhere || window.matchMedia?.(PHONE).matches) ? hold(onBack) : () => undefined;
