import { useEffect, useLayoutEffect, useRef } from 'react';
import { getPlatform, type PartProps } from '@hamyar/module-sdk';
import type { PartRootProps } from '@hamyar/module-sdk/lifecycles';
import { forgetDataOf } from '@hamyar/store';
import { completeHydration } from '../ssr/hydration.ts';
import { loaderOf } from './loader-registry.ts';
import { ParcelPool, type MountedParcel } from './parcel-pool.ts';

const NO_CONTENT = { __html: '' };
const pools = new Map<string, ParcelPool>();
/** Modules of which a part was closed because it crashed. */
const crashed = new Set<string>();

function poolOf(module: string): ParcelPool | null {
  const entries = getPlatform().state.get().modules;
  const entry = entries.find((candidate) => candidate.manifest.name === module);
  if (!entry) return null;
  const known = pools.get(entry.container);
  if (known) return known;
  const { name, version, owner, title } = entry.manifest;
  const identity = { module: name, version, release: entry.release, owner, title };
  const pool = new ParcelPool(identity, (code) => loaderOf(module, [entry]).code(code));
  pools.set(entry.container, pool);
  return pool;
}

/** A part of a module on the screen: its own React root in its own host element. */
export function RemoteComponent({ module, code, context, reserve, size = 'slot', onShown, onFailed }: PartProps) {
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedParcel | null>(null);
  const newest = useRef(onFailed);
  newest.current = onFailed;
  const props: PartRootProps = {
    ...{ code, context, size },
    onShown: size === 'page' ? completeHydration : onShown,
    onFailed:
      onFailed &&
      ((failure) => {
        if (failure.kind === 'render') crashed.add(module);
        newest.current?.(failure);
      }),
  };
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    // what it crashed on may be cached, and it would crash again
    if (crashed.delete(module)) forgetDataOf(module);
    mounted.current = poolOf(module)?.mount(container.current!, latest.current) ?? null;
    return () => {
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [module]);

  const contextKey = JSON.stringify(context);
  useEffect(() => mounted.current?.update(latest.current), [code, size, contextKey]);

  return (
    // React leaves the content to the root of the module, also what the server has rendered into it
    <div
      ref={container}
      dangerouslySetInnerHTML={NO_CONTENT}
      suppressHydrationWarning
      className={size === 'page' ? 'hd-mount hd-mount-page' : 'hd-mount'}
      style={reserve === undefined ? undefined : { minHeight: reserve }}
    />
  );
}
