import { chartPoints } from './freshState';
import type { ThemeParkState } from './ThemeParkState';

/** Economy ticks per point of the graph: twenty minutes in all. */
export const chartDays = 5;

/** Adds a point to the graph every few ticks of the economy. */
export function drawChart(state: ThemeParkState): void {
  if (state.day % chartDays !== 0) return;
  const { chart } = state;
  const place = chart.points % chartPoints;
  chart.money[place] = state.money;
  chart.visitors[place] = state.visitors.count;
  chart.satisfaction[place] = state.satisfaction;
  chart.points += 1;
}
