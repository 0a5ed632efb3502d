import type { Game } from '../kit/Game';
import { themeParkConfig } from './config';
import { themeParkControls } from './controls';
import { narrateThemePark } from './narrate';
import { pathKind } from './rules/buildings';
import { findJoined, freshJoined } from './rules/joined';
import { query } from './rules/query';
import type { Park } from './rules/ThemeParkState';
import { type ThemeParkTypes, themeParkRules } from './rules/themeParkRules';

/** Reused, so that a summary allocates no grid. */
const joined = freshJoined();

function sumOf(numbers: Readonly<Uint16Array | Uint8Array>): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 1) sum += numbers[index];
  return sum;
}

function looksOf({ town }: Park): number {
  return town ? sumOf(town.name) * 1e4 + sumOf(town.paint) : 0;
}

function affairsOf({ town }: Park): number {
  if (!town) return 0;
  const [mechanics, sweepers, entertainers] = town.staff;
  const people = mechanics * 1e4 + sweepers * 100 + entertainers;
  return town.loan * 1e6 + people + town.budget / 10 + town.campaign / 1e4;
}

function summarise(state: Park) {
  const { count, loosePaths, cutOff, deadGates } = findJoined(state, joined);
  return {
    /** A path or a building can be reached on foot from a gate. */
    isOpen: count > 0,
    /** Path squares and visitor buildings that cannot be reached from a gate. */
    loosePaths,
    cutOff,
    /** Gates that touch neither a path nor a visitor building. */
    deadGates,
    money: state.money,
    visitors: state.visitors.count,
    satisfaction: state.satisfaction,
    speed: state.speed,
    stopped: state.stopped,
    canUndo: query(state, { type: 'undo' }).ok,
    canRedo: query(state, { type: 'redo' }).ok,
    hasEntrance: state.gateCount > 0,
    hasPath: state.counts[pathKind] > 0,
    /** Number of buildings of all kinds: changes with every edit. */
    standing: sumOf(state.counts),
    /** Buildings that visitors go to. */
    attractions: state.destinationCount,
    /** People employed, the loan, research and the posters together, so that every change of them shows. */
    staff: affairsOf(state),
    /** Kinds of building that may be built, one bit each. */
    open: state.town?.open ?? -1,
    /** Kinds of building that the park does not have, one bit each. */
    never: state.config.neverKinds,
    /** Changes with every name and colour that a building is given. */
    looks: looksOf(state),
    /** The sum of all prices: changes with every price. */
    prices: sumOf(state.prices),
    /** Economy ticks so far. */
    day: state.day,
    objectives: state.objectives,
  };
}

export type ThemeParkSummary = Readonly<ReturnType<typeof summarise>>;

export const themePark: Game<ThemeParkTypes, ThemeParkSummary> = {
  id: 'theme-park',
  title: 'Theme Park',
  config: themeParkConfig,
  rules: themeParkRules,
  controls: themeParkControls,
  keepsItself: true,
  summarise,
  score: ({ money }) => money,
  modes: {
    rules: {
      title: 'Rules',
      options: { classic: 'Classic rules', tycoon: 'Tycoon rules' },
    },
  },
  narrate: narrateThemePark,
  sfx: {
    placed: 'land',
    removed: 'hurt',
    undone: 'rotate',
    redone: 'rotate',
    refused: 'click',
    stopped: 'menu',
    going: 'start',
    paced: 'click',
    priced: 'coin',
    broke: 'over',
    solvent: 'chime',
    rated: 'bonus',
    objectiveMet: 'level',
    joinedUp: 'level',
    researched: 'level',
    launched: 'bonus',
    awarded: 'level',
    medal: 'level',
    timeUp: 'over',
  },
  haptics: { placed: 10 },
  loadView: async () => (await import('./ThemeParkScene')).mountView,
};

/** Loads the addresses of the buildings' pictures, by kind, for the controls beside the board. */
export async function loadPictures(): Promise<ReadonlyMap<number, string>> {
  return (await import('./view/studio')).pictureAddresses();
}
