import { useEffect, useLayoutEffect, useRef } from 'react';
import { getPlatform, type PartProps } from '@hamyar/module-sdk';
import type { PartRootProps } from '@hamyar/module-sdk/lifecycles';
import { loaderOf } from './registry.ts';
import { ParcelPool, type Mounted } from './parcels.ts';

const pools = new Map<string, ParcelPool>();

function poolOf(module: string): ParcelPool | null {
  const entries = getPlatform().state.get().modules;
  const entry = entries.find((candidate) => candidate.manifest.name === module);
  if (!entry) return null;
  const known = pools.get(entry.container);
  if (known) return known;
  const { name, version, owner, title } = entry.manifest;
  const pool = new ParcelPool({ module: name, version, owner, title }, (code) => loaderOf(module, [entry]).code(code));
  pools.set(entry.container, pool);
  return pool;
}

/** A part of a module on the screen: its own React root in its own host element, kept while the place is shown. */
export function Part({ module, code, context, reserve, size = 'slot' }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const props: PartRootProps = { code, context, size };
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    mounted.current = poolOf(module)?.mount(place.current!, latest.current) ?? null;
    return () => {
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [module]);

  const written = JSON.stringify(context);
  useEffect(() => mounted.current?.show(latest.current), [code, size, written]);

  return (
    <div
      ref={place}
      className={size === 'page' ? 'hd-place hd-place-page' : 'hd-place'}
      style={reserve === undefined ? undefined : { minHeight: reserve }}
    />
  );
}
