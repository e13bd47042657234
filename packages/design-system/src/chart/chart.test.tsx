import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import type { ChartData } from './chart-data.ts';
import { Chart } from './chart.tsx';

const loaded = jest.fn();
jest.mock('./chart-core.tsx', () => {
  loaded();
  return { ChartCore: () => <i>drawn</i> };
});

/** The observers that wait, and what each of them tells when the window has been scrolled. */
const waiting = new Set<(near: boolean) => void>();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    #tell: (near: boolean) => void;
    constructor(told: IntersectionObserverCallback) {
      this.#tell = (isIntersecting) => told([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {
      waiting.add(this.#tell);
    }
    disconnect() {
      waiting.delete(this.#tell);
    }
  } as unknown as typeof IntersectionObserver;
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
});

describe('a chart', () => {
  it('[2.89, issue 8] loads no code of charts until it is near the view, and keeps its place meanwhile', async () => {
    const data = { kind: 'line', labels: [], series: [] } as unknown as ChartData;
    const { container } = render(
      <ThemeProvider>
        <Chart data={data} label="تیکت‌ها" height={240} />
      </ThemeProvider>,
    );
    const place = () => container.querySelector<HTMLElement>('.hd-chart')!;
    await act(async () => waiting.forEach((tell) => tell(false)));
    expect(loaded).not.toHaveBeenCalled();
    expect(screen.queryByRole('img')).toBeNull();
    expect(place().style.blockSize).toBe('240px');
    await act(async () => waiting.forEach((tell) => tell(true)));
    expect(await screen.findByRole('img', { name: 'تیکت‌ها' })).toBeTruthy();
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(waiting.size).toBe(0);
    expect(place().style.blockSize).toBe('240px');
  });
});
