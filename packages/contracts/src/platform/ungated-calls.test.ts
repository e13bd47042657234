import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { ReceivedGate } from './gate.ts';
import type { ModuleManifest } from './manifest.ts';
import { ungatedCalls } from './ungated-calls.ts';

const OPEN = { all: [{ feature: 'kb_core' }, { setting: 'knowledge_base_status' }] } as const;
const common = { method: 'GET', summary: 'For the test.', access: 'visitor', data: z.string() } as const;
defineEndpoint({ ...common, name: 'gatedTestGet', path: '/api/gatedTest', slice: 'gated-test', gate: OPEN });
defineEndpoint({ ...common, name: 'openTestGet', path: '/api/openTest', slice: 'open-test' });

const manifest = (name: string, gate?: ReceivedGate, visitors = true) =>
  ({
    name,
    routes: [{ path: `/${name}`, name, title: name, screen: 'S', visitors, gate }],
  }) as unknown as ModuleManifest;

it('[6.15, 6.26] a call that answers visitors is closed by what closes the pages for visitors of its module', () => {
  expect(ungatedCalls(manifest('gated-test', OPEN))).toEqual([]);
  expect(ungatedCalls({ ...manifest('gated-test'), gate: OPEN })).toEqual([]);
  expect(ungatedCalls(manifest('open-test', OPEN))).toEqual([
    'the call openTestGet answers visitors also while /open-test is closed: write the gate of the page as its gate',
  ]);
  // another condition is another state in which one is open and the other is not
  expect(ungatedCalls(manifest('gated-test', { feature: 'kb_core' }))).toHaveLength(1);
  expect(ungatedCalls(manifest('open-test'))).toEqual([]);
  expect(ungatedCalls(manifest('open-test', OPEN, false))).toEqual([]);
});
