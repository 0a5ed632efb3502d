import { type Plan, plainPlan } from './planner';

/** Every need is served before it is felt, and the park is made known. */
const good: Plan = {
  wishes: [
    'carousel',
    'drinksStand',
    'foodStall',
    'picnicBench',
    'ferrisWheel',
    'giftShop',
    'fountain',
    'rollerCoaster',
    'carousel',
    'tree',
  ],
  services: true,
  dearer: 0,
  gate: 6,
  posters: true,
  reserve: 300,
  stopBuilding: 0,
  loan: false,
};
const borrowed: Plan = { ...good, loan: true };
/** Builds early and then lets it pay. */
const saving: Plan = { ...good, gate: 8, dearer: 15, stopBuilding: 480 };

/** By scenario, the plan that wins its gold. */
export const seasonPlans: Readonly<Record<string, Plan>> = {
  meadow: good,
  pond: good,
  heath: good,
  pier: saving,
  rust: good,
  estate: borrowed,
  forest: good,
  queue: good,
  inspector: good,
  debts: { ...saving, dearer: 0 },
  moor: borrowed,
  island: { ...saving, gate: 6, posters: false, stopBuilding: 360 },
};
export { plainPlan };
