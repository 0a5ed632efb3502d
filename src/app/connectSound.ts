import { setMuted, setVolumes } from '../audio/context';
import { loudest, settings } from '../stores/settings';

/** Connects the site's mute and its volumes to its audio engine. */
export function connectSound(): () => void {
  const apply = () => {
    const { muted, volume, music } = settings.getState();
    setVolumes(volume / loudest, music / loudest);
    setMuted(muted);
  };
  apply();
  return settings.subscribe(apply);
}
