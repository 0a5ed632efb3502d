import { defineConfig, number, type ValuesOf, whole } from '../kit/rules/config';

/** The park's constants. The values are the specified game. */
export const themeParkConfig = defineConfig({
  rules: {
    value: 'classic',
    options: ['classic', 'tycoon'],
    restart: true,
    mode: true,
    note: 'Classic keeps the simple sums; under Tycoon rules visitors have needs, purses and opinions.',
  },
  columns: whole(20, 'cells', [8, 200], { restart: true, note: 'Width of the park.' }),
  rows: whole(20, 'cells', [8, 200], { restart: true, note: 'Depth of the park.' }),
  entranceColumn: whole(10, 'cells', [0, 199], {
    restart: true,
    note: 'Where the first entrance stands; brought into the park where it lies outside.',
  }),
  entranceRow: whole(18, 'cells', [0, 199], {
    restart: true,
    note: 'Where the first entrance stands; brought into the park where it lies outside.',
  }),
  startingMoney: whole(10_000, 'pounds', [0, 1_000_000], {
    restart: true,
    note: 'In the till of a new park.',
  }),
  startingSatisfaction: whole(100, 'points', [0, 100], {
    restart: true,
    note: 'Of a new park, of 100.',
  }),
  economyMs: number(1000, 'ms', [100, 10_000], {
    note: 'Time from one tick of the economy to the next, at speed 1.',
  }),
  visitorMs: number(500, 'ms', [50, 5000], {
    note: 'Time from one step of the visitors to the next, at speed 1.',
  }),
  refundPercent: whole(50, 'percent', [0, 100], {
    note: 'Of the price that a removal gives back, rounded down.',
  }),
  undoSeconds: whole(10, 'seconds', [0, 600], {
    note: 'How long an edit can be undone; within the same pause always.',
  }),
  maxVisitors: whole(50, 'visitors', [1, 50_000], {
    restart: true,
    note: 'Most visitors at once under Classic rules.',
  }),
  spawnPercent: whole(70, 'percent', [0, 100], {
    note: 'Chance of a visitor at each tick of the economy under Classic rules.',
  }),
  stayMs: number(2000, 'ms', [0, 60_000], {
    note: 'How long a visitor stays in a building under Classic rules.',
  }),
  rideIncome: whole(50, 'pounds', [0, 10_000], {
    note: 'Of each ride, each tick, under Classic rules.',
  }),
  foodIncome: whole(30, 'pounds', [0, 10_000], {
    note: 'Of each food stall, each tick, under Classic rules.',
  }),
  shopIncome: whole(20, 'pounds', [0, 10_000], {
    note: 'Of each shop, each tick, under Classic rules.',
  }),
  satisfactionBase: whole(50, 'points', [0, 100], {
    note: 'Satisfaction aimed at in an empty park under Classic rules.',
  }),
  satisfactionPerRide: whole(5, 'points', [0, 100], { note: 'Added to it for each ride.' }),
  satisfactionPerFood: whole(3, 'points', [0, 100], { note: 'Added to it for each food stall.' }),
  satisfactionPerDecoration: whole(2, 'points', [0, 100], {
    note: 'Added to it for each decoration.',
  }),
  satisfactionStep: whole(1, 'points', [1, 100], {
    note: 'By which satisfaction moves each tick towards its target.',
  }),
  entranceCost: whole(0, 'pounds', [0, 100_000], { note: 'Price of an entrance.' }),
  pathCost: whole(50, 'pounds', [0, 100_000], { note: 'Price of a cell of path.' }),
  rollerCoasterCost: whole(2000, 'pounds', [0, 100_000], { note: 'Price of a Roller Coaster.' }),
  ferrisWheelCost: whole(1500, 'pounds', [0, 100_000], { note: 'Price of a Ferris Wheel.' }),
  carouselCost: whole(1000, 'pounds', [0, 100_000], { note: 'Price of a Carousel.' }),
  foodStallCost: whole(500, 'pounds', [0, 100_000], { note: 'Price of a Food Stall.' }),
  giftShopCost: whole(300, 'pounds', [0, 100_000], { note: 'Price of a Gift Shop.' }),
  treeCost: whole(100, 'pounds', [0, 100_000], { note: 'Price of a Tree.' }),
  fountainCost: whole(400, 'pounds', [0, 100_000], { note: 'Price of a Fountain.' }),
  drinksStandCost: whole(350, 'pounds', [0, 100_000], {
    note: 'Price of a Drinks Stand, which Tycoon rules have.',
  }),
  picnicBenchCost: whole(60, 'pounds', [0, 100_000], {
    note: 'Price of a Picnic Bench, which Tycoon rules have.',
  }),
  toiletsCost: whole(250, 'pounds', [0, 100_000], {
    added: true,
    note: 'Price of Toilets, which Tycoon rules have.',
  }),
  mechanicWage: whole(2, 'pounds', [0, 1000], {
    added: true,
    note: 'Of a mechanic, each tick, under Tycoon rules.',
  }),
  sweeperWage: whole(1, 'pounds', [0, 1000], {
    added: true,
    note: 'Of a sweeper, each tick, under Tycoon rules.',
  }),
  entertainerWage: whole(2, 'pounds', [0, 1000], {
    added: true,
    note: 'Of an entertainer, each tick, under Tycoon rules.',
  }),
  breakdownRate: whole(8, 'points', [0, 10_000], {
    added: true,
    note: 'Chance of a breakdown of each ride, each tick, of 10,000.',
  }),
  urgeRate: whole(22, 'points', [0, 1000], {
    added: true,
    note: 'By which a guest’s need of a toilet grows each step, of 10,000.',
  }),
  mostLoan: whole(10_000, 'pounds', [0, 1_000_000], {
    added: true,
    note: 'That the bank lends a park at most.',
  }),
  loanStep: whole(1000, 'pounds', [1, 100_000], {
    added: true,
    note: 'Borrowed or paid back at a time.',
  }),
  letterDays: whole(30, 'ticks', [1, 10_000], {
    added: true,
    note: 'In debt until the bank writes its letter.',
  }),
  closureDays: whole(150, 'ticks', [1, 10_000], {
    added: true,
    note: 'In debt until the bank closes the park.',
  }),
  campaignCost: whole(600, 'pounds', [0, 100_000], {
    added: true,
    note: 'Price of a week of posters.',
  }),
  campaignDays: whole(60, 'ticks', [1, 10_000], {
    added: true,
    note: 'How long posters bring half as many guests again.',
  }),
  freeGuests: whole(200, 'guests', [0, 50_000], {
    added: true,
    note: 'Let in at once before the inspector asks for toilets, sweepers and mechanics.',
  }),
  entranceUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For an entrance, each tick, under Classic rules.',
  }),
  pathUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a cell of path, each tick, under Classic rules.',
  }),
  rollerCoasterUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Roller Coaster, each tick, under Classic rules.',
  }),
  ferrisWheelUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Ferris Wheel, each tick, under Classic rules.',
  }),
  carouselUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Carousel, each tick, under Classic rules.',
  }),
  foodStallUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Food Stall, each tick, under Classic rules.',
  }),
  giftShopUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Gift Shop, each tick, under Classic rules.',
  }),
  treeUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Tree, each tick, under Classic rules.',
  }),
  fountainUpkeep: whole(5, 'pounds', [0, 10_000], {
    note: 'For a Fountain, each tick, under Classic rules.',
  }),
  tycoonMaxVisitors: whole(600, 'visitors', [1, 50_000], {
    restart: true,
    note: 'Most guests at once under Tycoon rules.',
  }),
  guestMoney: whole(90, 'pounds', [1, 1000], {
    note: 'In the purse of the average guest; anything from half to one and a half times it.',
  }),
  hungerRate: whole(34, 'points', [0, 1000], {
    note: 'By which a guest grows hungrier each step, of 10,000.',
  }),
  thirstRate: whole(46, 'points', [0, 1000], {
    note: 'By which a guest grows thirstier each step, of 10,000.',
  }),
  boredomRate: whole(60, 'points', [0, 1000], {
    note: 'By which a guest grows more bored each step, of 10,000.',
  }),
  tirednessRate: whole(55, 'points', [0, 1000], {
    note: 'By which a guest grows more tired each step walked, of 10,000.',
  }),
  patienceSteps: whole(24, 'steps', [1, 1000], {
    note: 'How long a guest stands in a queue before walking off.',
  }),
  arrivalPercent: whole(90, 'percent', [0, 100], {
    note: 'Chance of a guest each tick where everybody is delighted and there is room.',
  }),
  appealPerGuest: whole(4, 'points', [1, 100], {
    note: 'Appeal that the park must have for each guest it draws at once.',
  }),
  grant: whole(1500, 'pounds', [0, 100_000], {
    note: 'Paid by the council for each objective met.',
  }),
});

export type ThemeParkConfig = ValuesOf<typeof themeParkConfig>;
