/** The parts of the settings page that load late, as one script. */
export { GamesSettings } from './GamesSettings';
export { OfflineLine } from './OfflineLine';
