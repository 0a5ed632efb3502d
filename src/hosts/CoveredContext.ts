import { createContext } from 'react';

/** Whether something covers everything here. A game in it is paused, like one in a hidden tab. */
export const CoveredContext = createContext(false);
