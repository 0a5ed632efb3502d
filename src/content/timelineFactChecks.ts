/**
 * Corrections by year, where the headline is early, late or true of another country: what happened
 * in Britain.
 */
export const timelineFactChecks: Readonly<Record<number, string>> = {
  1990: 'On British telly they were the Teenage Mutant Hero Turtles; “ninja” was thought a bit much for teatime.',
  1991: 'That was North America, in August 1991. Britain pressed its nose to the glass until 11 April 1992.',
  1992: 'Strictly, the first three Nicktoons (Doug, Rugrats, and Ren and Stimpy) began in America in August 1991. Nickelodeon opened in Britain on 1 September 1993, for those with a dish.',
  1993: 'They morphed in America in August 1993 and on Sky One that October. Without Sky, you waited for GMTV in April 1994.',
  1994: 'In Japan, in December 1994. Ours came on 29 September 1995, with a £299 price tag to explain to your parents.',
  1995: 'We are a year keen here: the first games reached Japanese shops on 27 February 1996.',
  1996: 'They hatched in Japan in November 1996. British classrooms started beeping in 1997.',
  2001: 'The iPod is right, if you had a Mac to plug it into. The internet’s boom was already over: it burst in the spring of 2000.',
  2003: 'Japan had been letting them rip since 1999. The British craze ran through 2002 and 2003.',
  2004: 'Not in Woolworths they didn’t: the DS reached Britain on 11 March 2005, and the PSP kept us waiting longer still.',
  2005: 'YouTube’s first video went up on 23 April 2005, but being nosy online is older: Friends Reunited started in 2000.',
};
