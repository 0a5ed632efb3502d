import type {
  Goal,
  Scenario,
  Season,
  Trouble,
} from '../../../../scenes/theme-park/rules/scenario/Scenario';
import { poundsText } from '../../../../scenes/theme-park/texts';

export const goalNames: Readonly<Record<Exclude<Goal, 'none'>, string>> = {
  guests: 'Guests at once',
  happy: 'Happy guests at once',
  rides: 'Taken on rides',
  till: 'In the till, debts taken off',
};

export const seasonNames: Readonly<Record<Season, string>> = {
  any: 'Any weather',
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
};

export const troubleNames: Readonly<Record<Trouble, string>> = {
  none: 'No trouble',
  worn: 'Rides break down often',
  poor: 'Guests have little money',
  impatient: 'Nobody waits for long',
  dear: 'Paths and plants are dear',
  debt: '£10,000 of debt',
  strict: 'A strict inspector',
  thirsty: 'Everybody is thirsty',
  noBank: 'No bank, no grants',
  bored: 'Guests are bored quickly',
};

/** Guests or pounds. */
export function amountText(goal: Goal, amount: number): string {
  return goal === 'rides' || goal === 'till' ? poundsText(amount) : String(amount);
}

/** What a goal asks for: "200 guests at once". */
export function goalText(goal: Goal, amount: number): string {
  if (goal === 'guests') return `${amount} guests at once`;
  if (goal === 'happy') return `${amount} happy guests at once`;
  if (goal === 'rides') return `${poundsText(amount)} taken on rides`;
  return `${poundsText(amount)} in the till, debts taken off`;
}

/** Season, trouble, money and time of a scenario in a line. */
export function termsText({ season, trouble, money, minutes }: Scenario): string {
  const terms = [seasonNames[season], poundsText(money), `${minutes} minutes`];
  if (trouble !== 'none') terms.splice(1, 0, troubleNames[trouble]);
  return terms.join(' · ');
}
