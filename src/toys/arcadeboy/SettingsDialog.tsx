import { Dialog } from '../../components/Dialog';
import type { Assist } from '../../hosts/assist';
import { KeyBindings } from '../../hosts/KeyBindings';
import { useGame } from '../../hosts/useGame';
import { settings as siteSettings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { AssistFields } from './AssistFields';
import { Check } from './fields';
import { HandheldFields } from './HandheldFields';
import { ModeFields } from './ModeFields';
import { changePreferences, type Preferences } from './preferences';
import styles from './settings.module.css';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  preferences: Preferences;
  muted: boolean;
  onMute: () => void;
  assist: Assist;
  onAssist: (assist: Assist) => void;
}>;

/**
 * Settings of screen, sound and hand. With a game in play also its modes, its assists and its keys.
 */
export function SettingsDialog(props: Props) {
  const { open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Settings" tone="cyan">
      <Sections {...props} />
    </Dialog>
  );
}

function Sections({ onClose, preferences, muted, onMute, assist, onAssist }: Props) {
  const { session } = useGame();
  const { tune } = preferences;
  const countdown = useSettings((state) => state.countdown);
  return (
    <div className={styles.sections}>
      <HandheldFields />
      <Check label="Sound" checked={!muted} onChange={onMute} />
      <Check
        label="Tune"
        note="The music of each game."
        checked={tune}
        onChange={(checked) => changePreferences({ tune: checked })}
      />
      <Check
        label="Count me in"
        note="Three beats before a paused game continues."
        checked={countdown}
        onChange={(checked) => siteSettings.setState({ countdown: checked })}
      />
      <AssistFields session={session} assist={assist} onAssist={onAssist} />
      {session ? (
        <>
          <ModeFields key={session.game.id} session={session} onDone={onClose} />
          <section aria-label="Keys">
            <h3>Keys of {session.game.title}</h3>
            <KeyBindings game={session.game} controls={session.controls} className={styles.keys} />
          </section>
        </>
      ) : (
        <p>Insert a game to see its settings and keys here too.</p>
      )}
    </div>
  );
}
