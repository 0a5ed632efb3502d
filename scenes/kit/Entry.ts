import type { Game } from './Game';
import type { Story } from './Story';

/** How a game is played, in a line per kind of player. */
export type ControlsText = Readonly<{ desktop: string; mobile: string; gamepad?: string }>;

/** What the Play wall, the search and the directory show of a game or a toy. */
export type WallEntry = Readonly<{
  id: string;
  title: string;
  /** Its page's path. */
  route: string;
  /** An emoji, drawn from our own set. */
  icon: string;
  /** One line for the Play wall. */
  blurb: string;
  controls?: ControlsText;
}>;

/** A game with a place on the Play wall. Its id is the name of its folder. */
export type GameEntry = WallEntry &
  Readonly<{
    kind: 'game';
    /** Where it stands on the Play wall and in the handheld's menu: smaller numbers first. */
    place: number;
    load: () => Promise<Game>;
    /** Loads what the viewer says about its runs. */
    loadStory?: () => Promise<Story>;
    /** The game comes as a cartridge for the handheld, on whose page it is played. */
    cartridge?: Readonly<{ /** CSS colour of its plastic. */ color: string }>;
  }>;

/** A game that is opened as a program of the Retro Desktop. Its id is the name of its folder. */
export type ProgramEntry = Readonly<{
  id: string;
  title: string;
  kind: 'program';
  /** An emoji, drawn from our own set. */
  icon: string;
  /** Its name among the programs of the desktop. */
  program: string;
  load: () => Promise<Game>;
  /** Loads what the viewer says about its runs. */
  loadStory?: () => Promise<Story>;
}>;
