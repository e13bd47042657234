/** Finds what is being opened. */
export const OPENING_SELECTOR = '[data-opening]';

/**
 * Stands for a dialog, drawer or panel whose code is still loading: `<Suspense fallback={<Opening />}>`. Until it is
 * replaced, the single keys of all modules are dead, because the person already types for what is being opened.
 */
export const Opening = () => <span hidden data-opening="" />;
