import {
  added,
  defineConfig,
  mode,
  number,
  restart,
  type ValuesOf,
  whole,
} from '../kit/rules/config';

const price = (pounds: number, what: string) =>
  whole(pounds, 'pounds', [0, 100_000], { note: `Price of ${what}.` });
const upkeep = (pounds: number, what: string) =>
  whole(pounds, 'pounds', [0, 10_000], { note: `For ${what}, each tick, under Classic rules.` });
const income = (pounds: number, what: string) =>
  whole(pounds, 'pounds', [0, 10_000], {
    note: `Of each ${what}, each tick, under Classic rules.`,
  });
const wage = (pounds: number, whose: string) =>
  added.whole(pounds, 'pounds', [0, 1000], { note: `Of ${whose}, each tick, under Tycoon rules.` });
const growth = (points: number, how: string) =>
  whole(points, 'points', [0, 1000], { note: `By which a guest grows ${how}, of 10,000.` });

const percent = (share: number, note: string) => whole(share, 'percent', [0, 100], { note });
const ticks = (count: number, note: string) => added.whole(count, 'ticks', [1, 10_000], { note });
const pounds = (amount: number, most: number, note: string) =>
  added.whole(amount, 'pounds', [0, most], { note });
const points = (count: number, most: number, note: string) =>
  added.whole(count, 'points', [0, most], { note });
const guests = (count: number, note: string) =>
  restart.whole(count, 'visitors', [1, 50_000], { note });
const satisfaction = (count: number, note: string) => whole(count, 'points', [0, 100], { note });
const size = (cells: number, what: string) =>
  restart.whole(cells, 'cells', [8, 200], { note: `${what} of the park.` });
const entrance = (place: number) =>
  restart.whole(place, 'cells', [0, 199], {
    note: 'Where the first entrance is; moved into the park if it is outside.',
  });
const kinds = (note: string) => added.whole(0, 'kinds', [0, 0xffff], { note, restart: true });

/** The park's constants. The values are the specified game. */
export const themeParkConfig = defineConfig({
  rules: mode.choice('classic', ['classic', 'tycoon'], {
    note: 'Classic has simple sums; under Tycoon rules visitors have needs, money and opinions.',
  }),
  columns: size(20, 'Width'),
  rows: size(20, 'Depth'),
  entranceColumn: entrance(10),
  entranceRow: entrance(18),
  startingMoney: restart.whole(10_000, 'pounds', [0, 1_000_000], {
    note: 'Money of a new park.',
  }),
  startingSatisfaction: restart.whole(100, 'points', [0, 100], {
    note: 'Satisfaction of a new park, from 0 to 100.',
  }),
  economyMs: number(1000, 'ms', [100, 10_000], {
    note: 'Time from one tick of the economy to the next, at speed 1.',
  }),
  visitorMs: number(500, 'ms', [50, 5000], {
    note: 'Time from one step of the visitors to the next, at speed 1.',
  }),
  refundPercent: percent(50, 'Share of the price that a removal refunds, rounded down.'),
  undoSeconds: whole(10, 'seconds', [0, 600], {
    note: 'How long an edit can be undone; during a pause, always.',
  }),
  maxVisitors: guests(50, 'Most visitors at once under Classic rules.'),
  spawnPercent: percent(70, 'Chance of a visitor at each tick of the economy under Classic rules.'),
  stayMs: number(2000, 'ms', [0, 60_000], {
    note: 'How long a visitor stays in a building under Classic rules.',
  }),
  rideIncome: income(50, 'ride'),
  foodIncome: income(30, 'food stall'),
  shopIncome: income(20, 'shop'),
  satisfactionBase: satisfaction(50, 'Target satisfaction of an empty park under Classic rules.'),
  satisfactionPerRide: satisfaction(5, 'Added to it for each ride.'),
  satisfactionPerFood: satisfaction(3, 'Added to it for each food stall.'),
  satisfactionPerDecoration: satisfaction(2, 'Added to it for each decoration.'),
  satisfactionStep: whole(1, 'points', [1, 100], {
    note: 'By which satisfaction moves each tick towards its target.',
  }),
  entranceCost: price(0, 'an entrance'),
  pathCost: price(50, 'a cell of path'),
  rollerCoasterCost: price(2000, 'a Roller Coaster'),
  ferrisWheelCost: price(1500, 'a Ferris Wheel'),
  carouselCost: price(1000, 'a Carousel'),
  foodStallCost: price(500, 'a Food Stall'),
  giftShopCost: price(300, 'a Gift Shop'),
  treeCost: price(100, 'a Tree'),
  fountainCost: price(400, 'a Fountain'),
  drinksStandCost: price(350, 'a Drinks Stand, which Tycoon rules have'),
  picnicBenchCost: price(60, 'a Picnic Bench, which Tycoon rules have'),
  toiletsCost: pounds(250, 100_000, 'Price of Toilets, which Tycoon rules have.'),
  coasterStationCost: pounds(900, 100_000, 'Price of a Coaster Station, which Tycoon rules have.'),
  coasterTrackCost: pounds(70, 100_000, 'Price of a piece of a coaster’s track.'),
  mechanicWage: wage(2, 'a mechanic'),
  sweeperWage: wage(1, 'a sweeper'),
  entertainerWage: wage(2, 'an entertainer'),
  breakdownRate: points(8, 10_000, 'Chance of a breakdown of each ride, each tick, of 10,000.'),
  urgeRate: points(22, 1000, 'By which a guest’s need of a toilet grows each step, of 10,000.'),
  mostLoan: pounds(10_000, 1_000_000, 'Maximum loan of a park.'),
  loanStep: added.whole(1000, 'pounds', [1, 100_000], {
    note: 'Amount borrowed or paid back at a time.',
  }),
  letterDays: ticks(30, 'Time in debt until the bank’s letter.'),
  closureDays: ticks(150, 'Time in debt until the bank closes the park.'),
  campaignCost: pounds(600, 100_000, 'Price of a week of posters.'),
  campaignDays: ticks(60, 'How long posters bring half as many guests again.'),
  showCost: pounds(500, 100_000, 'Price of fireworks.'),
  showDays: added.whole(15, 'ticks', [1, 1000], { note: 'How long fireworks last.' }),
  showRest: ticks(
    180,
    'From the beginning of one show of fireworks to that of the next, at least.',
  ),
  showLift: points(
    50,
    1000,
    'By which fireworks lift the mood of each guest who sees them, each step, of 10,000.',
  ),
  freeGuests: added.whole(200, 'guests', [0, 50_000], {
    note: 'Guests allowed at once before the inspector asks for toilets, sweepers and mechanics.',
  }),
  shutKinds: kinds('Kinds of building that research opens in a scenario, one bit each.'),
  neverKinds: kinds('Kinds of building that a park does not have, one bit each.'),
  entranceUpkeep: upkeep(5, 'an entrance'),
  pathUpkeep: upkeep(5, 'a cell of path'),
  rollerCoasterUpkeep: upkeep(5, 'a Roller Coaster'),
  ferrisWheelUpkeep: upkeep(5, 'a Ferris Wheel'),
  carouselUpkeep: upkeep(5, 'a Carousel'),
  foodStallUpkeep: upkeep(5, 'a Food Stall'),
  giftShopUpkeep: upkeep(5, 'a Gift Shop'),
  treeUpkeep: upkeep(5, 'a Tree'),
  fountainUpkeep: upkeep(5, 'a Fountain'),
  tycoonMaxVisitors: guests(600, 'Guests whom the ground holds under Tycoon rules.'),
  // A constant of its own: the hash of a Classic run holds the one above.
  moreVisitors: added.whole(600, 'visitors', [0, 50_000], {
    note: 'Guests whom it holds besides, so that a park of 250 buildings still grows.',
    restart: true,
  }),
  guestMoney: whole(90, 'pounds', [1, 1000], {
    note: 'Average money of a guest; each has from half to one and a half times this.',
  }),
  hungerRate: growth(34, 'hungrier each step'),
  thirstRate: growth(46, 'thirstier each step'),
  boredomRate: growth(60, 'more bored each step'),
  tirednessRate: growth(55, 'more tired each step walked'),
  patienceSteps: whole(24, 'steps', [1, 1000], {
    note: 'How long a guest stands in a queue before walking off.',
  }),
  arrivalPercent: percent(
    90,
    'Chance of a guest each tick if everybody is delighted and there is room.',
  ),
  appealPerGuest: whole(4, 'points', [1, 100], {
    note: 'Appeal needed for each guest in the park.',
  }),
  grant: whole(1500, 'pounds', [0, 100_000], {
    note: 'Paid by the council for each objective met.',
  }),
});

export type ThemeParkConfig = ValuesOf<typeof themeParkConfig>;
