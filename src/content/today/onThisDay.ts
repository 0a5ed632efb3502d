/** What happened on a day of the years 1990 to 2005. */
export type DayEvent = Readonly<{
  /** 'MM-DD'. */
  day: string;
  year: number;
  text: string;
  /** Where it can be looked up: a name, and an article, a title or a date. */
  source: string;
}>;

/**
 * An event per line: its day, its year, its source, and after the stroke what happened. In the order
 * of the calendar; on the same day the earlier year comes first.
 */
const lines = `01-01 1993 Wikipedia, Digitiser; UKGameshows, Bamboozle!|Teletext replaced Oracle on ITV and Channel 4, with Bamboozle! and Digitiser from the first day.
01-17 1998 Wikipedia, Never Ever (All Saints song)|All Saints’ Never Ever was number one, after ten weeks.
01-24 2001 Habbox Wiki, Habbo.co.uk|The British Habbo Hotel opened to testers.
01-28 1999 Wikipedia, GeoCities|Yahoo bought GeoCities.
02-13 1996 Wikipedia, Take That|Take That announced their split.
02-14 2005 Wikipedia, YouTube|The name youtube.com was registered.
02-27 1996 Bulbapedia, Pokémon Red and Green Versions|The first two Pokémon games came out in Japan.
02-28 1998 BBC News, 27 February 1998|The old, large fifty pence piece stopped being money.
03-01 1997 Retro Gamer, PAL N64 Hits 20th Anniversary|The Nintendo 64 came to Britain for £249.99, with three games.
03-09 2003 Wikipedia, Digitiser|Digitiser, the games magazine on teletext, ended.
03-11 2005 MegaGames, DS Breaks Records|The Nintendo DS came to Britain and sold 87,000 in two days.
03-14 2002 AWN, Xbox Goes Global|The Xbox came to Britain for £299, with twenty games.
03-20 1999 Wikipedia, Noel’s House Party|Noel’s House Party ended.
03-29 1999 Bulbapedia, Pokémon in the United Kingdom|The Pokémon cartoon began on Sky One.
03-30 1997 Wikipedia, Channel 5 (British TV channel)|Channel 5 began.
03-31 1997 Wikipedia, Teletubbies|Teletubbies began on BBC Two.
04-11 1992 Wikipedia, Super Nintendo Entertainment System|The Super Nintendo came to Britain.
04-21 1994 Liam Toms, Mighty Morphin, 28 August 2023|Power Rangers began on GMTV.
04-23 2005 Wikipedia, Me at the zoo|The first video was put on YouTube. It shows elephants.
04-26 2002 Digital Lifestyles, 18 April 2002|The Xbox was cut from £299 to £199, after six weeks.
05-03 2002 Worthplaying, 28 January 2002|The GameCube came to Britain with more than twenty games.
05-06 1998 Wikipedia, iMac G3|Apple announced the iMac.
05-20 1996 Wikipedia, The Fresh Prince of Bel-Air|The Fresh Prince of Bel-Air ended in America.
05-27 1992 Wikipedia, Premier League|The Premier League was founded.
05-31 2001 Wikipedia, Office Assistant|Office XP came out, with the paper clip switched off.
06-01 1999 Wikipedia, Napster|Napster came out.
06-07 1999 Wikipedia, Bring It All Back|S Club 7’s first single, Bring It All Back, came out.
06-08 1996 Wikipedia, UEFA Euro 1996|Euro 96 began in England.
06-15 1990 Wikipedia, Art Attack|Art Attack began on ITV.
06-20 2005 Wikipedia, Neopets|Viacom bought Neopets for 160 million dollars.
06-30 1996 Wikipedia, UEFA Euro 1996 final|A golden goal ended Euro 96 at Wembley: Germany two, the Czech Republic one.
07-08 1995 Wikipedia, Sega Saturn|The Sega Saturn came to Britain.
07-08 1996 Wikipedia, Wannabe (song)|The Spice Girls’ Wannabe came out.
07-11 2001 Wikipedia, ITV Digital|ONdigital was renamed ITV Digital. It did not help.
07-19 1990 Wikipedia, Snickers|Marathon became Snickers.
07-22 1999 Wikipedia, MSN Messenger|MSN Messenger came out.
08-10 1995 Wikipedia, The Crystal Maze|The Crystal Maze ended on Channel 4.
08-10 1996 Oasis, Knebworth 1996 (film of 2021)|Oasis played the first of two nights at Knebworth, to 125,000 people each.
08-11 1991 Wikipedia, Rugrats|Rugrats began in America.
08-14 1995 Wikipedia, Battle of Britpop|Country House and Roll With It came out on the same day.
08-15 1992 Wikipedia, 1992–93 FA Premier League|The Premier League began. Brian Deane scored first.
08-15 1998 Wikipedia, iMac G3|The iMac went on sale in Bondi Blue, without a floppy drive.
08-20 1995 Wikipedia, Battle of Britpop|Blur’s Country House beat Oasis’s Roll With It to number one.
08-24 1995 Wikipedia, Windows 95|Windows 95 went on sale.
08-28 1993 Wikipedia, Mighty Morphin Power Rangers|Power Rangers began in America.
08-29 1998 Wikipedia, SMTV Live|SM:TV Live and CD:UK began on ITV.
09-01 1997 BBC News, 27 February 1998|The smaller fifty pence piece came in.
09-01 2000 Wikipedia, Nokia 3310|Nokia announced the 3310.
09-10 1990 Wikipedia, The Fresh Prince of Bel-Air|The Fresh Prince of Bel-Air began in America.
09-13 1997 Wikipedia, Candle in the Wind 1997|Candle in the Wind 1997 came out and sold 658,000 in a day.
09-15 1998 Wikipedia, Rio PMP300|The Rio, an early MP3 player, was announced. It held half an hour.
09-28 1990 Wikipedia, Game Boy|The Game Boy came to Britain with Tetris.
09-29 1995 Wikipedia, PlayStation (console)|The PlayStation came to Britain for £299.
10-01 1998 TechRadar, Celebrating 20 Years of UK Satellite TV|Sky Digital began.
10-02 1993 Wikipedia, Live & Kicking|Live & Kicking began on BBC One.
10-02 1998 Wikipedia, Furby|The Furby went on sale in America.
10-09 1993 Official Charts, singles chart of 3 to 9 October 1993|Take That and Lulu’s Relight My Fire was number one.
10-10 1992 Wikipedia, Gladiators (1992 British TV series)|Gladiators began on ITV.
10-14 1999 Time Extension, 25 Years Ago, Sega Launched Dreamcast in Europe|The Dreamcast came to Britain for £200, with a modem.
10-23 2001 Wikipedia, iPod|Apple announced the iPod.
10-30 2002 Wikipedia, Freeview (UK)|Freeview began.
11-10 1997 Wikipedia, Never Ever (All Saints song)|All Saints’ Never Ever came out.
11-11 1994 Wikipedia, Knightmare|Knightmare ended on ITV.
11-15 1998 Wikipedia, ITV Digital|ONdigital began.
11-15 1999 Wikipedia, Neopets|Two Britons opened Neopets.
11-19 1994 National Lottery, draw of 19 November 1994|The first National Lottery draw: 3, 5, 14, 22, 30 and 44.
11-23 1991 Wikipedia, Noel’s House Party|Noel’s House Party began on BBC One.
11-23 1996 Wikipedia, Tamagotchi|The Tamagotchi went on sale in Japan.
11-24 2000 Wikipedia, PlayStation 2|The PlayStation 2 came to Britain for £299.
11-27 1998 Wikipedia, Dreamcast|The Dreamcast went on sale in Japan.
12-03 1992 Wikipedia, SMS|The first text message was sent: Merry Christmas.
12-15 1995 Wikipedia, AltaVista|AltaVista opened: 300,000 visits on the first day.
12-27 2003 Wikipedia, SMTV Live|SM:TV Live ended.
12-30 1998 BBC Genome, BBC Two, 30 December 1998|Buffy began on BBC Two.`;

export const onThisDay: readonly DayEvent[] = lines.split('\n').map((line) => {
  const [source = '', text = ''] = line.slice(11).split('|');
  return { day: line.slice(0, 5), year: Number(line.slice(6, 10)), text, source };
});
