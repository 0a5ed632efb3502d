import { type Assist, noAssist } from '../../hosts/assist';

/** Duration of the boot logo in ms. */
export const bootMs = 2000;

export type LastScore = Readonly<{ game: string; title: string; score: number }>;

/** The state of the handheld. Switching it off resets all of it. */
export type Machine = Readonly<{
  power: 'off' | 'boot' | 'menu' | 'playing';
  /** Whether its address switched it on, not the player. */
  byItself: boolean;
  /** Index of the cartridge that is selected or played. */
  chosen: number;
  lastScore: LastScore | undefined;
  assist: Assist;
}>;

export type MachineAction =
  | Readonly<{ type: 'switched' }>
  /** The address names a cartridge: switches on a handheld that is off. */
  | Readonly<{ type: 'arrived' }>
  | Readonly<{ type: 'booted' }>
  | Readonly<{ type: 'moved'; by: number; count: number }>
  | Readonly<{ type: 'loaded'; chosen: number }>
  | Readonly<{ type: 'left' }>
  | Readonly<{ type: 'ended'; score: LastScore }>
  | Readonly<{ type: 'eased'; assist: Assist }>;

export const switchedOff: Machine = {
  power: 'off',
  byItself: false,
  chosen: 0,
  lastScore: undefined,
  assist: noAssist,
};

export function machineReducer(machine: Machine, action: MachineAction): Machine {
  switch (action.type) {
    case 'switched':
      return machine.power === 'off' ? { ...switchedOff, power: 'boot' } : switchedOff;
    case 'arrived':
      return machine.power === 'off' ? { ...switchedOff, power: 'boot', byItself: true } : machine;
    case 'booted':
      return machine.power === 'boot' ? { ...machine, power: 'menu' } : machine;
    case 'moved': {
      if (machine.power !== 'menu' || action.count === 0) return machine;
      const chosen = (machine.chosen + action.by + action.count) % action.count;
      return { ...machine, chosen };
    }
    case 'loaded':
      if (machine.power !== 'menu') return machine;
      return { ...machine, power: 'playing', chosen: action.chosen };
    case 'left':
      return machine.power === 'playing' ? { ...machine, power: 'menu' } : machine;
    case 'ended':
      return machine.power === 'playing' ? { ...machine, lastScore: action.score } : machine;
    case 'eased':
      return machine.power === 'off' ? machine : { ...machine, assist: action.assist };
  }
}
