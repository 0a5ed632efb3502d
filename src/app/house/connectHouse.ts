import { toast } from '../../components/toast';
import { connectDates } from '../../kept/dates';
import { connectOffline, forgetOffline, offlineStore } from '../../kept/offline';
import { settings } from '../../stores/settings';
import { connectDrops } from './connectDrops';

/**
 * Announces a newer version, but not while a game is open: then it is announced on the next page.
 */
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
 * Connects what every page has besides its content: the dates of stored values, the offline copy,
 * and memory cards that are dropped or pasted.
 * @returns `arrived`, to be called at every navigation, and the undo
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
