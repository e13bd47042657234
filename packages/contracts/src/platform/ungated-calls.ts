import { endpoints } from '../endpoint.ts';
import type { ReceivedGate } from './gate.ts';
import type { ModuleManifest } from './manifest.ts';

/** Compared as text: both are the same constant of the slice, so their keys have the same order. */
const textOf = (gate: ReceivedGate | undefined): string => JSON.stringify(gate ?? null);

/**
 * Calls of a module that answer visitors while its pages for them are closed by a license feature or a setting. A
 * sentence each, with the solution.
 */
export function ungatedCalls({ name, gate, routes }: ModuleManifest): string[] {
  const pages = routes.filter(({ visitors }) => visitors === true);
  const gates = new Set(
    pages.map((page) => textOf(page.gate && gate ? { all: [gate, page.gate] } : (page.gate ?? gate))),
  );
  if (pages.length === 0 || gates.has(textOf(undefined))) return [];
  return endpoints
    .filter((endpoint) => endpoint.slice === name && endpoint.access === 'visitor' && !gates.has(textOf(endpoint.gate)))
    .map(
      (endpoint) =>
        `the call ${endpoint.name} answers visitors also while ${pages[0]?.path} is closed: write the gate of the page as its gate`,
    );
}
