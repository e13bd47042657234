import { useLayoutEffect, useRef } from 'react';
import { holdBack } from './back-hold.ts';

/** A list or calendar that antd has attached to the page: it handles Escape itself. */
const ANTD_POPUP =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

/** Open layers of the page, the newest last: each module has a React root of its own, so no context spans them. */
const openLayers: { kind: 'popup' | 'dialog'; close: () => void }[] = [];

/** Closes the open menus and panels, as Escape would one by one: before a dialog that a key opens from anywhere. */
export function closePopups(): void {
  for (const { kind, close } of openLayers.toReversed()) if (kind === 'popup') close();
}

/**
 * Calls back on Escape while this menu, panel or dialog is the newest open one. A menu takes the key before anything
 * in it; a dialog only when nothing in it has used the key. On phones Back closes the newest of them too, and on every
 * device while one of them is as large as a page (`backCloses`).
 */
export function useEscape(kind: 'popup' | 'dialog', onEscape: () => void, backCloses = false): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  // with the change of the page, not after it: a layer that is gone from the page must not take the next Escape
  useLayoutEffect(() => {
    const layer = { kind, close: () => latest.current() };
    const capture = kind === 'popup';
    openLayers.push(layer);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openLayers.at(-1) !== layer) return;
      if (kind === 'dialog' && document.querySelector(ANTD_POPUP)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, capture);
    // where only the large one holds Back, what is open over it is closed first
    const release = holdBack(() => openLayers.at(-1)?.close(), backCloses);
    return () => {
      release();
      openLayers.splice(openLayers.indexOf(layer), 1);
      document.removeEventListener('keydown', onKey, capture);
    };
  }, [kind, backCloses]);
}
