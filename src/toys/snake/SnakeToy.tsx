import { useMemo, useState } from 'react';
import { gameEntry } from '../../../scenes/catalogue';
import type { SnakePaletteName } from '../../../scenes/snake/palettes';
import { useHydrated } from '../../components/useHydrated';
import { GameHost } from '../../hosts/GameHost';
import { Handset } from '../handset/Handset';
import { Glass } from './Glass';
import { lcdStyle, readLcd, writeLcd } from './lcd';
import { ModeMenu } from './ModeMenu';
import { SnakeControls } from './SnakeControls';
import { SnakeKeypad } from './SnakeKeypad';

type Props = Readonly<{
  /** The id of the heading that labels the game. */
  labelledBy: string;
  /** Takes focus on arrival, as on the game's own page. */
  autoFocus?: boolean;
}>;

const entry = gameEntry('snake');

/** Snake II on a handset whose keys all work. */
export function SnakeToy({ labelledBy, autoFocus = true }: Props) {
  const [menuOpen, setMenuOpen] = useState(false);
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated ? readLcd() : 'moss'), [hydrated]);
  const [chosen, setChosen] = useState<SnakePaletteName>();
  const lcd = chosen ?? stored;

  const changeLcd = (name: SnakePaletteName) => {
    setChosen(name);
    writeLcd(name);
  };

  return (
    <GameHost entry={entry} labelledBy={labelledBy} autoFocus={autoFocus} palette={lcd}>
      <div style={lcdStyle(lcd)}>
        <Handset
          screen={<Glass />}
          controls={<SnakeControls onMenu={() => setMenuOpen(true)} />}
          keypad={<SnakeKeypad />}
        />
      </div>
      <ModeMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        lcd={lcd}
        onLcdChange={changeLcd}
      />
    </GameHost>
  );
}
