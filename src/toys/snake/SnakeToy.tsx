import { Suspense, useMemo, useState } from 'react';
import { entry } from '../../../scenes/snake/entry';
import type { SnakePaletteName } from '../../../scenes/snake/palettes';
import { lazyDialog } from '../../components/lazyPart';
import { useHydrated } from '../../components/useHydrated';
import { GameHost } from '../../hosts/GameHost';
import type { RunSlot } from '../../stores/runs';
import { Handset } from '../handset/Handset';
import { lcdAfter, lcdStyle, readLcd, writeLcd } from './lcd';
import { SecondPad, SnakeControls } from './SnakeControls';
import { SnakeKeypad } from './SnakeKeypad';
import { SnakeScreen } from './SnakeScreen';

const ModeMenu = lazyDialog(async () => (await import('./ModeMenu')).ModeMenu);

type Props = Readonly<{
  /** The id of the heading that labels the game. */
  labelledBy: string;
  /** Takes focus on arrival, as on the game's own page. */
  autoFocus?: boolean;
  /** Where on the site it is shown. Each place keeps its own unfinished run. */
  place?: RunSlot;
}>;

/** Snake on a phone, all of whose keys work. */
export function SnakeToy({ labelledBy, autoFocus = true, place = 'page' }: Props) {
  /** Undefined until the menu is first opened, which loads its code. */
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated ? readLcd() : 'moss'), [hydrated]);
  const [chosen, setChosen] = useState<SnakePaletteName>();
  const lcd = chosen ?? stored;
  const look = useMemo(() => ({ palette: lcd }), [lcd]);

  const changeLcd = (name: SnakePaletteName) => {
    setChosen(name);
    writeLcd(name);
  };

  return (
    <GameHost entry={entry} labelledBy={labelledBy} autoFocus={autoFocus} look={look} place={place}>
      <div style={lcdStyle(lcd)}>
        <Handset
          top={<SecondPad />}
          screen={<SnakeScreen />}
          controls={<SnakeControls onMenu={() => setMenuOpen(true)} />}
          keypad={<SnakeKeypad onLight={() => changeLcd(lcdAfter(lcd))} />}
        />
      </div>
      {menuOpen !== undefined && (
        <Suspense>
          <ModeMenu
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            lcd={lcd}
            onLcdChange={changeLcd}
          />
        </Suspense>
      )}
    </GameHost>
  );
}
