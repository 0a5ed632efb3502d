import { createContext } from 'react';

/** Whether something lies over all that is here: a game in it is paused like one in a hidden tab. */
export const CoveredContext = createContext(false);
