import { setMuted, setVolumes } from '../audio/context';
import { loudest, settings } from '../stores/settings';

/** Connects the site's mute and its volumes to its audio engine. */
export function connectSound(): () => void {
  const apply = () => {
    const { muted, volume, music, effects } = settings.getState();
    setVolumes(volume / loudest, music / loudest, effects / loudest);
    setMuted(muted);
  };
  apply();
  return settings.subscribe(apply);
}
