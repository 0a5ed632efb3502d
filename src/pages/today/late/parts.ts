/** What shows the day's contents, on Home and on the page of today, as one script with them. */
export { readDay } from './readDay';
export { TodayStrip } from './TodayStrip';
