import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isSamePath, PAGE_HEAD_ATTRIBUTE, type PageMetadata } from '@hamyar/contracts';
import { getPlatform, useLocation } from '@hamyar/module-sdk';
import { pageMetadata } from '../platform/page-store.ts';

/**
 * Keeps the head of the document true while pages are opened in it: what the server wrote about its page goes when that
 * page is left, and a page whose screen names another own address gets that address, as the server would redirect.
 */
export function usePageHead(): void {
  const metadata = useSyncExternalStore(pageMetadata.subscribe, pageMetadata.get, pageMetadata.get);
  const { pathname, search } = useLocation();
  const first = useRef<string | null>(pathname);
  const said = useRef({ metadata, pathname });
  useEffect(() => {
    if (said.current.metadata !== metadata) said.current = { metadata, pathname };
    // a page that is being left still says its own address, and would take the move to the next one back
    if (said.current.pathname !== pathname) return;
    const canonical = metadata?.canonical ?? null;
    if (canonical !== null && !isSamePath(canonical, pathname))
      getPlatform().navigate(canonical.includes('?') ? canonical : canonical + search, { replace: true });
  }, [metadata, pathname, search]);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = null;
    writeHead(metadata);
  }, [metadata, pathname]);
}

function writeHead(metadata: PageMetadata | null): void {
  for (const element of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`)) element.remove();
  if (metadata?.description) append('meta', { name: 'description', content: metadata.description });
  if (metadata?.canonical) append('link', { rel: 'canonical', href: location.origin + metadata.canonical });
}

function append(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [PAGE_HEAD_ATTRIBUTE]: '' }))
    element.setAttribute(name, value);
  document.head.append(element);
}
