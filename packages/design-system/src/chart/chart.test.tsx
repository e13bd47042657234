import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import type { ChartData } from './chart-data.ts';
import { Chart } from './chart.tsx';

const loaded = jest.fn();
jest.mock('./chart-core.tsx', () => {
  loaded();
  return { ChartCore: () => <i>drawn</i> };
});

/** The observers that wait, and what each of them learns when the window has been scrolled. */
const waiting = new Set<(near: boolean) => void>();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    #notify: (near: boolean) => void;
    constructor(callback: IntersectionObserverCallback) {
      this.#notify = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {
      waiting.add(this.#notify);
    }
    disconnect() {
      waiting.delete(this.#notify);
    }
  } as unknown as typeof IntersectionObserver;
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
});

describe('a chart', () => {
  it('[2.89] loads no code of charts until it is near the view, and keeps its height meanwhile', async () => {
    const data = { kind: 'line', labels: [], series: [] } as unknown as ChartData;
    const { container } = render(
      <ThemeProvider>
        <Chart data={data} label="تیکت‌ها" height={240} />
      </ThemeProvider>,
    );
    const box = () => container.querySelector<HTMLElement>('.hd-chart')!;
    await act(async () => waiting.forEach((notify) => notify(false)));
    expect(loaded).not.toHaveBeenCalled();
    expect(screen.queryByRole('img')).toBeNull();
    expect(box().style.blockSize).toBe('240px');
    await act(async () => waiting.forEach((notify) => notify(true)));
    expect(await screen.findByRole('img', { name: 'تیکت‌ها' })).toBeTruthy();
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(waiting.size).toBe(0);
    expect(box().style.blockSize).toBe('240px');
  });
});
