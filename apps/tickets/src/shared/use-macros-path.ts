import { useLocation } from '@hamyar/module-sdk';

/** Where the macros of this page stand: among the settings, or at the tickets for who has no settings. */
export const useMacrosPath = (): '/settings/macros' | '/tickets/macros' =>
  useLocation().pathname.startsWith('/settings/') ? '/settings/macros' : '/tickets/macros';
