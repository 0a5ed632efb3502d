import { setMuted } from '../audio/context';
import { settings } from '../stores/settings';

/** Lets the site's one mute rule its one audio engine. */
export function connectSound(): () => void {
  const apply = () => setMuted(settings.getState().muted);
  apply();
  return settings.subscribe(apply);
}
