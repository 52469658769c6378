import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: PerformanceEntry[];
  }
}

/**
 * Cumulative layout shift from now, or from the last page load. The browser excludes shifts within 500 ms after a click or a
 * key press.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(countShifts);
  await page.evaluate(countShifts);
  return () =>
    page.evaluate(() => {
      const values = (window.shifts ?? []).map((entry) =>
        'value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput ? Number(entry.value) : 0,
      );
      return values.reduce((sum, value) => sum + value, 0);
    });
}

function countShifts(): void {
  const shifts: PerformanceEntry[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
}
