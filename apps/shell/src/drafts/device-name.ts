const KEY = 'hamyar.device';

/**
 * A short name that a person recognises, with a suffix that distinguishes two browsers of one kind: `Chrome · Linux
 * #k3f9x2`.
 */
export function deviceName(storage: Storage): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0].replace('Edg', 'Edge') ?? 'Browser';
  const system = /Windows|Android|iPhone|iPad|Mac|Linux/.exec(agent)?.[0] ?? '';
  return `${browser}${system ? ` · ${system}` : ''} #${browserId(storage)}`;
}

let cachedBrowserId: string | null = null;

/** Gives this browser a new device id when its local drafts are gone, so that the server treats it as a new device. */
export function forgetDevice(storage: Storage): void {
  cachedBrowserId = null;
  storage.removeItem(KEY);
}

/** A random id, so that the device name contains no personal data. */
function browserId(storage: Storage): string {
  try {
    cachedBrowserId = storage.getItem(KEY) ?? cachedBrowserId;
    if (!cachedBrowserId) {
      cachedBrowserId = Math.random().toString(36).slice(2, 8);
      storage.setItem(KEY, cachedBrowserId);
    }
  } catch {
    // a browser that refuses to store the id gets a new one on every page
    cachedBrowserId ??= Math.random().toString(36).slice(2, 8);
  }
  return cachedBrowserId;
}
