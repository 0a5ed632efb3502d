import { bamboozlePages } from './bamboozlePages';
import { financePages } from './financePages';
import { holidayPages } from './holidayPages';
import { indexPage } from './indexPage';
import { lifestylePages } from './lifestylePages';
import { listingsPages } from './listingsPages';
import { newsPages } from './newsPages';
import { specialPages } from './specialPages';
import { sportPages } from './sportPages';
import type { TextPage } from './TextPage';
import { weatherPages } from './weatherPages';

/** Every hand-written page of the service. Pages about the site are generated from its content. */
export const writtenPages: readonly TextPage[] = [
  indexPage,
  ...newsPages,
  ...sportPages,
  ...bamboozlePages,
  ...holidayPages,
  ...financePages,
  ...listingsPages,
  ...weatherPages,
  ...lifestylePages,
  ...specialPages,
];
