import { expect, test } from 'vitest';
import { graveyardGhosts as game } from '../../scenes/graveyard-ghosts/game';
import { decodeSave, encodeSave } from '../../scenes/kit/rules/saveText';
import { fromStored, toStored } from '../../scenes/kit/rules/storedNames';

/** A save from before `chance`, `playerWay` and `ghostWay` were renamed. */
const oldSave =
  'S3.I-OB3QAAApsUBx33awenkU5g0Fbk98NdtBV5SrNCKQ-dXGYRh3QBz7VY9GDW1JQoWDV8AhT3qeZZsEYI6h9l6HV' +
  'qApgLP_mQNR7poivEQ51ID9KaLLbhNvJwpiQ5wSYp0t_lG3OObo4v1_5S3NP24efkv2qcylI3-YGFLoBUO7Q9naReu' +
  'RGWa9RAu5f5_hXglCtRTk3j-6NJ_lqzlxG5aw0yrNQSumRNk0Lzg1rKwQe5nwSvNdAUi8qUM9kuwFG4ybZbfz76Op_' +
  'L-eZkdmkGtUqtFHdSU8R28F1uPYJonmB3tGzl-zYFdJX02mZo5udmUH_seDHK2BfVYRtSAm-KTmRgH8t-biOYTA4fx' +
  'F43-xklGFk92iWJjE1NrOfEklytIGDR4OJqeKMO3-RXUlhnvKFyw38Z_6Fi1CgEv9LnvaSpu7tj2BbED5_fq4yYTXv' +
  '625EZhTEGi59WFkJvKHlaWyRzkyiM1g1P2GvZuMBlcFeevgF_-uKT3WNOdG_rGiPyJQGe8OWouRpnh5fD6TSeQWRwH' +
  'VeejFrMb1FFdXZHYN0q9thO06HqdQGYTHS-mDUB18eoJMD6ESpeCsctFvLs3Kc1cjnihP_____7bGaKLxCwgBsElmP' +
  'ABCazCcR5QOs-b6DrI0ZMXG3Hf6eNOOz5bsRTmD8FagLzzF6xcC8cTzfRuHlB9-XAO6YHuMgwFBSh8vc_6x2wKAKTz' +
  'fAyaZSAAAAAAAAcmnq8mYeXZ8wd8BD3APmoqQ67yMCYEk-kyEUCAKONeNKFAG_6vveaUcStS7D6LUMOJJrMOi9CQLY' +
  'ypLpdRQ2mtHZJgo55DQni1Mvv5I9tk15RkfJbVUFU27I3JK7he-S_egcWWYqvW5e1VTJHNOjh3e9SgnR8n4Os8BRi4' +
  'pZbA_-_';

test('a save from before the renames opens, and is written again unchanged', () => {
  const opened = decodeSave(game, oldSave);
  if (!opened.ok) throw new Error(opened.refusal);
  expect(opened.value.state).toMatchObject({ tick: 200, phase: 'playing' });
  expect(opened.value.state).toHaveProperty('ghostDirection');
  expect(opened.value.state).not.toHaveProperty('chance');
  expect(encodeSave(game, opened.value)).toBe(oldSave);
});

test('stored names apply to nested fields, but not to constants', () => {
  const rules = { storedNames: { history: 'past', command: 'deed' } };
  const state = { rng: 1, history: { command: 2 }, config: { command: 3 } };
  const stored = { chance: 1, past: { deed: 2 }, config: { command: 3 } };
  expect(toStored(rules, state)).toEqual(stored);
  expect(fromStored(rules, stored)).toEqual(state);
});
