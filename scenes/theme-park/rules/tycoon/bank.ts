import type { Report } from '../ThemeParkEvent';
import type { ThemeParkState } from '../ThemeParkState';
import type { Town } from './freshTown';

const warned = { type: 'warned' as const, days: 0 };
const closed = { type: 'closed' as const };

/** What debt leads to: a letter after some ticks, and the end of the park after more. */
export function watchDebt(state: ThemeParkState, town: Town, emit: Report): void {
  const { letterDays, closureDays } = state.config;
  if (state.money >= 0) {
    town.debtDays = 0;
    return;
  }
  town.debtDays += 1;
  if (town.debtDays === letterDays) {
    warned.days = closureDays - letterDays;
    emit(warned);
  }
  if (town.debtDays < closureDays) return;
  town.isClosed = true;
  emit(closed);
}
