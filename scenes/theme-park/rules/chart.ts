import type { ThemeParkState } from './ThemeParkState';

/** Points that the graph keeps, and economy ticks per point: twenty minutes in all. */
export const chartPoints = 240;
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
