import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { SoundName } from '../../audio/synth';
import { lazyDialog } from '../../components/lazyPart';
import { GameHost } from '../../hosts/GameHost';
import { dropUnfinishedRun, type RunSlot } from '../../stores/runs';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import styles from './ArcadeBoyToy.module.css';
import { ControlsCard } from './ControlsCard';
import { cartridges } from './cartridges';
import { Handheld } from './Handheld';
import { LastScoreCard } from './LastScoreCard';
import { Library } from './Library';
import { type LastScore, machineReducer, switchedOff } from './machine';
import { changePreferences, loadPreferences, usePreferences } from './preferences';
import { screenNames, shadesFor } from './screens';
import type { MenuPress } from './useMenuPad';

const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog')).SettingsDialog);
const AboutDialog = lazyDialog(async () => (await import('./AboutDialog')).AboutDialog);

/** Loads the synth with the first sound. */
function play(name: SoundName): void {
  import('../../audio/synth').then((synth) => synth.play(name)).catch(console.warn);
}

type Props = Readonly<{
  /** The id of the heading that labels the handheld. */
  labelledBy: string;
  /** Takes focus on arrival, as on its own page. */
  autoFocus?: boolean;
  /** Where on the site it is shown. Each place keeps its own unfinished runs. */
  place?: RunSlot;
  /** The id of the game that the address asks for. */
  game?: string;
  /**
   * Called with the game whose cartridge was put in, and with undefined when it was taken out.
   * Stable between renders.
   */
  onGame?: (game: string | undefined) => void;
  /** The page's header, shown above the library if there is room. */
  children?: ReactNode;
}>;

/** The handheld with its cartridges, and the cards beside it. */
export function ArcadeBoyToy(props: Props) {
  const { labelledBy, autoFocus = true, place = 'page', game, onGame, children } = props;
  const [machine, act] = useReducer(machineReducer, switchedOff);
  const [dialog, setDialog] = useState<'settings' | 'about'>();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const preferences = usePreferences();
  const siteMuted = useSettings((state) => state.muted);
  const muted = preferences.muted || siteMuted;
  const { power, chosen } = machine;
  const cartridge = power === 'playing' ? cartridges[chosen] : undefined;

  useEffect(loadPreferences, []);

  // The address's game is started as a player would: switch on, boot, choose.
  const wanted = cartridges.findIndex(({ id }) => id === game);
  const due = useRef(-1);
  /**
   * Cartridges that were put in by hand: the address follows them later, and must not start them
   * again.
   */
  const told = useRef(new Set<number>());
  useEffect(() => {
    const follows = told.current.delete(wanted);
    if (wanted < 0) told.current.clear();
    due.current = follows ? -1 : wanted;
    if (due.current >= 0) act({ type: 'arrived' });
  }, [wanted]);
  useEffect(() => {
    if (due.current < 0 || power === 'off' || power === 'boot') return;
    if (power === 'playing' && due.current !== chosen) act({ type: 'left' });
    else if (power === 'menu') act({ type: 'loaded', chosen: due.current });
    else due.current = -1;
  }, [power, chosen, wanted]);

  // Loads the engine during the boot logo. A failed load is tried again when a game is put in.
  useEffect(() => {
    if (power !== 'boot') return;
    cartridges[0]
      ?.load()
      .then((game) => game.loadView())
      .catch(() => {});
  }, [power]);

  // Switching off discards the games' unfinished runs too.
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && power === 'off')
      for (const { id } of cartridges) dropUnfinishedRun(id, place);
    wasOn.current = power !== 'off';
  }, [power, place]);

  const { screen, ghosting } = preferences;
  const look = useMemo(() => ({ shades: shadesFor(screen), ghosting }), [screen, ghosting]);
  const sound = useMemo(
    () => ({ effects: !muted, tune: !muted && preferences.tune }),
    [muted, preferences.tune],
  );
  const chime = useCallback(() => sound.effects && play('boot'), [sound]);
  const blip = () => sound.effects && play('menu');
  const booted = useCallback(() => {
    changePreferences({ booted: true });
    act({ type: 'booted' });
  }, []);
  const toggle = () => {
    if (sound.effects) play('click');
    due.current = -1;
    if (power === 'playing') onGame?.(undefined);
    act({ type: 'switched' });
  };
  /** A dialog's code loads when it is first opened. */
  const open = (name: 'settings' | 'about') => {
    setAsked((before) => new Set([...before, name]));
    setDialog(name);
  };
  const close = () => setDialog(undefined);
  const load = (index: number) => {
    blip();
    act({ type: 'loaded', chosen: index });
    told.current.add(index);
    onGame?.(cartridges[index]?.id);
  };
  const leave = useCallback(() => {
    due.current = -1;
    act({ type: 'left' });
    onGame?.(undefined);
  }, [onGame]);
  const end = useCallback((score: LastScore) => act({ type: 'ended', score }), []);
  const choose = (index: number) => {
    if (index !== chosen) act({ type: 'moved', by: index - chosen, count: cartridges.length });
  };

  const press = (pressed: MenuPress) => {
    if (power === 'off') return pressed === 'start' && toggle();
    // SELECT also leaves a game that is still loading or cannot be loaded.
    if (power === 'playing') return pressed === 'select' && leave();
    if (power === 'boot') return pressed === 'start' && preferences.booted && booted();
    if (pressed === 'start') return load(chosen);
    blip();
    if (pressed === 'select') {
      const next = (screenNames.indexOf(preferences.screen) + 1) % screenNames.length;
      return changePreferences({ screen: screenNames[next] });
    }
    const up = pressed === 'up' || pressed === 'left' || pressed === 'back';
    act({ type: 'moved', by: up ? -1 : 1, count: cartridges.length });
  };

  const toggleMute = () => {
    changePreferences({ muted: !muted });
    if (muted) settings.setState({ muted: false });
  };

  const cards = (
    <>
      <LastScoreCard score={machine.lastScore} />
      <ControlsCard cartridge={cartridge} />
    </>
  );

  return (
    <div className={styles.toy}>
      {children && <div className={styles.header}>{children}</div>}
      <div className={styles.machine}>
        <GameHost
          entry={cartridge}
          labelledBy={labelledBy}
          look={look}
          sound={sound}
          onSelect={leave}
          place={place}
        >
          <Handheld
            machine={machine}
            onPress={press}
            labelledBy={labelledBy}
            screen={screen}
            hand={preferences.hand}
            muted={muted}
            autoFocus={autoFocus}
            onSwitch={toggle}
            onMute={toggleMute}
            onSettings={() => open('settings')}
            onAbout={() => open('about')}
            onLand={chime}
            onBooted={booted}
            onChoose={choose}
            onLoad={load}
            onEnd={end}
          />
          <Suspense>
            {asked.has('settings') && (
              <SettingsDialog
                open={dialog === 'settings'}
                onClose={close}
                preferences={preferences}
                muted={muted}
                onMute={toggleMute}
                assist={machine.assist}
                onAssist={(assist) => act({ type: 'eased', assist })}
              />
            )}
          </Suspense>
        </GameHost>
      </div>
      <div className={styles.library}>
        <Library />
      </div>
      <div className={styles.cards}>{cards}</div>
      <Suspense>
        {asked.has('about') && (
          <AboutDialog open={dialog === 'about'} onClose={close}>
            {cards}
          </AboutDialog>
        )}
      </Suspense>
    </div>
  );
}
