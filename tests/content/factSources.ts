/**
 * Where facts can be looked up that the site states without naming a source. Each begins with words
 * that the site shows. A semicolon separates two sources.
 */
export const factSources: readonly (readonly [words: string, source: string])[] = [
  ['Nasty Nick was found out on the 17th', 'Channel 4, Big Brother, series 1 (17 August 2000)'],
  ['8.7 million votes were cast by phone', 'ITV, Pop Idol, final (9 February 2002)'],
  ['On 19 July 1990 a bar', 'Wikipedia, ‘Snickers’'],
  ['In 1998 the name was changed to Starburst', 'Wikipedia, ‘Starburst (candy)’'],
  ['bounced out of the school kitchens in 2005', 'Channel 4, Jamie’s School Dinners (2005)'],
  ['in 2005 it took its Swedish name, Daim', 'Wikipedia, ‘Daim bar’'],
  ['an inner London number began with 0171', 'Oftel, National Code Change (16 April 1995)'],
  ['switches off the network’s echo suppressors', 'ITU-T, Recommendations V.8 (1994) and G.168'],
  [
    'Wallace and Gromit walked on to BBC Two in The Wrong Trousers',
    'BBC Genome, BBC Two (26 December 1993); 66th Academy Awards (21 March 1994)',
  ],
  ['three friends shouting directions at a monitor', 'ITV, Knightmare (1987–94)'],
  [
    'about forty million in the first weeks',
    'Fenland Citizen, ‘9 Cadbury bars we’ve loved and lost’',
  ],
  ['About fourteen thousand people asked', 'The Ledger, ‘Taste of Victory’ (27 August 2007)'],
  ['won the election of 1 May with a majority of 179', 'BBC News, ‘Vote 97’'],
];

/** Whether each source names a work, a page by its title, or a date, and not only a site. */
export function canBeLookedUp(sources: string): boolean {
  return sources.split('; ').every((source) => /\d{2,4}|‘[^’]+’|page of/.test(source));
}
