import { setMuted } from '../audio/context';
import { settings } from '../stores/settings';

/** Connects the site's mute setting to its audio engine. */
export function connectSound(): () => void {
  const apply = () => setMuted(settings.getState().muted);
  apply();
  return settings.subscribe(apply);
}
