import { toast } from '../../components/toast';
import { connectDates } from '../../kept/dates';
import { connectOffline, forgetOffline, offlineStore } from '../../kept/offline';
import { settings } from '../../stores/settings';
import { connectDrops } from './connectDrops';

/** Tells of a newer version, unless somebody is playing: then at the next page. */
function announceNewer(): void {
  if (announced || offlineStore.getState().state !== 'newer') return;
  if (document.querySelector('[data-game-host]')) return;
  announced = true;
  toast('A newer version of the site is here', {
    description: 'It comes with your next visit. Settings has a button to take it now.',
  });
}
let announced = false;

function connectCopy(): () => void {
  let stop: (() => void) | undefined;
  const apply = () => {
    const wanted = settings.getState().offline;
    if (wanted && !stop) stop = connectOffline();
    if (wanted || offlineStore.getState().state === 'off') return;
    stop?.();
    stop = undefined;
    void forgetOffline();
  };
  apply();
  const undo = settings.subscribe(apply);
  return () => {
    undo();
    stop?.();
  };
}

/**
 * Connects what every page has besides its content: the dates of what is kept, the copy for when
 * there is no line, and memory cards that are dropped or pasted. It comes with the first input, or later.
 * @returns what is to be called at every navigation, and the undo
 */
export function connectHouse(navigate: (to: string) => unknown) {
  const undos = [
    connectDates(),
    offlineStore.subscribe(announceNewer),
    connectDrops(() => navigate('/settings#carry')),
  ];
  // The development server's files have no version.
  if (import.meta.env.PROD) undos.push(connectCopy());
  return {
    arrived: announceNewer,
    disconnect: () => {
      for (const undo of undos) undo();
    },
  };
}
