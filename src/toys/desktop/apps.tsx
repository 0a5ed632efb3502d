import { type ComponentType, lazy, type ReactNode } from 'react';
import { catalogue } from '../../../scenes/catalogue';
import { Emoji } from '../../components/Emoji';
import type { AppProps } from './AppProps';
import { Display } from './Display';
import { Explorer } from './Explorer';
import { Find } from './Find';
import { Icon, type IconName } from './icons';
import { Network } from './Network';
import { Notepad } from './Notepad';
import { RecycleBin } from './RecycleBin';
import { Run } from './Run';

export type App = Readonly<{
  id: string;
  title: string;
  icon: ReactNode;
  Content: ComponentType<AppProps>;
  /** It is listed under Programs. */
  program?: true;
  /** Its size, where the standard window would be too small. */
  size?: Readonly<{ width: number; height: number }>;
}>;

type Load = () => Promise<ComponentType<AppProps>>;

const later = (load: Load) => lazy(async () => ({ default: await load() }));

/** A program that loads when the first of these programs is opened. */
const late = (name: keyof typeof import('./latePrograms')) =>
  later(async () => (await import('./latePrograms'))[name]);

const own = (
  id: string,
  title: string,
  icon: IconName,
  Content: App['Content'],
  more: Partial<App> = {},
): App => ({
  id,
  title,
  icon: <Icon name={icon} />,
  Content,
  ...more,
});

/** A toy by its id in the catalogue; an empty list where there is none. */
const toy = (id: string, load: Load, size?: App['size']): readonly App[] =>
  catalogue
    .filter((entry) => entry.id === id)
    .map(({ title, icon }) => ({
      id,
      title,
      icon: <Emoji symbol={icon} />,
      Content: later(load),
      program: true,
      size,
    }));

/** A size for upright toys: as high as most desktops. */
const tall = (width: number) => ({ width, height: 600 });

/**
 * Every program, by its name in an address. Those for folders and texts, and Display, come with the
 * desktop; the others load when they are opened.
 */
export const apps: readonly App[] = [
  own('computer', 'My Computer', 'computer', Explorer),
  own('bin', 'Recycle Bin', 'binEmpty', RecycleBin),
  own('notepad', 'Notepad', 'notepad', Notepad, { program: true }),
  own('paint', 'Paint', 'paint', late('Paint'), {
    program: true,
    size: { width: 760, height: 600 },
  }),
  own('calculator', 'Calculator', 'calculator', late('Calculator'), {
    program: true,
    size: { width: 380, height: 360 },
  }),
  own('charmap', 'Character Map', 'chars', late('CharacterMap'), { program: true }),
  own('prompt', 'KID-DOS Prompt', 'prompt', late('Prompt'), {
    program: true,
    size: { width: 640, height: 420 },
  }),
  own('network', 'Network Neighbourhood', 'network', Network, { program: true }),
  own('recorder', 'Sound Recorder', 'mic', late('Recorder'), {
    program: true,
    size: { width: 440, height: 320 },
  }),
  own('display', 'Display', 'display', Display, { program: true }),
  own('control', 'Control Panel', 'control', late('ControlPanel'), { program: true }),
  own('find', 'Find', 'find', Find, { program: true }),
  own('run', 'Run…', 'run', Run, { program: true, size: { width: 420, height: 220 } }),
  own(
    'minesweeper',
    'Minesweeper',
    'mine',
    later(async () => (await import('../minesweeper/MinesweeperToy')).MinesweeperToy),
  ),
  own(
    'solitaire',
    'Solitaire',
    'cards',
    later(async () => (await import('../solitaire/SolitaireToy')).SolitaireToy),
    { size: { width: 640, height: 480 } },
  ),
  ...toy('snake', async () => (await import('../snake/SnakeToy')).SnakeToy, tall(460)),
  ...toy(
    'arcadeboy',
    async () => (await import('../arcadeboy/ArcadeBoyToy')).ArcadeBoyToy,
    tall(560),
  ),
  ...toy(
    'theme-park',
    async () => (await import('../theme-park/ThemeParkToy')).ThemeParkToy,
    tall(1020),
  ),
  ...toy('sms', async () => (await import('../sms/SmsToy')).SmsToy, tall(460)),
  ...toy('teletext', async () => (await import('../teletext/TeletextToy')).TeletextToy, tall(700)),
  ...toy('musictv', async () => (await import('../musictv/MusicTvToy')).MusicTvToy, tall(760)),
  ...toy('online', async () => (await import('../online/OnlineToy')).OnlineToy, {
    width: 640,
    height: 520,
  }),
  ...toy(
    'magic8ball',
    async () => (await import('../magic8ball/Magic8BallToy')).Magic8BallToy,
    tall(620),
  ),
  ...toy(
    'virtual-pet',
    async () => {
      const { VirtualPetToy } = await import('../virtual-pet/VirtualPetToy');
      return () => <VirtualPetToy />;
    },
    tall(640),
  ),
  ...toy(
    'coin-wish',
    async () => (await import('../coin-wish/CoinWishToy')).CoinWishToy,
    tall(620),
  ),
  ...toy('mystic', async () => (await import('../mystic/MysticToy')).MysticToy, tall(560)),
  ...toy('assistant', async () => (await import('../assistant/AssistantToy')).AssistantToy, {
    width: 680,
    height: 430,
  }),
  ...toy(
    'messenger',
    async () => {
      const { MessengerToy } = await import('../messenger/MessengerToy');
      return () => <MessengerToy />;
    },
    tall(680),
  ),
];

export function appOf(id: string): App | undefined {
  return apps.find((app) => app.id === id);
}
