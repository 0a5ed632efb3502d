/** What happened on a day of the years 1990 to 2005. */
export type DayEvent = Readonly<{
  /** 'MM-DD'. */
  day: string;
  year: number;
  text: string;
  /** Where it can be looked up. */
  source: string;
}>;

/**
 * An event per line: its day, its year, what happened, and after the stroke the source. In the order
 * of the calendar; on the same day the earlier year comes first.
 */
const lines = `01-01 1993 Teletext replaced Oracle on ITV and Channel 4, with Bamboozle! and Digitiser from the first day.|UKGameshows
01-17 1998 All Saints’ Never Ever was number one, after ten weeks.|Wikipedia
01-24 2001 The British Habbo Hotel opened to testers.|Habbox Wiki
01-28 1999 Yahoo bought GeoCities.|Wikipedia
02-13 1996 Take That announced their split.|Heat
02-14 2005 The name youtube.com was registered.|Tweakers
02-27 1996 The first two Pokémon games came out in Japan.|Bulbapedia
02-28 1998 The old, large fifty pence piece stopped being money.|BBC News
03-01 1997 The Nintendo 64 came to Britain for £249.99, with three games.|Retro Gamer
03-09 2003 Digitiser, the games magazine on teletext, ended.|Wikipedia
03-11 2005 The Nintendo DS came to Britain and sold 87,000 in two days.|MegaGames
03-14 2002 The Xbox came to Britain for £299, with twenty games.|AWN
03-20 1999 Noel’s House Party ended.|WikiSum
03-29 1999 The Pokémon cartoon began on Sky One.|Bulbapedia
03-30 1997 Channel 5 began.|Deeteetee
03-31 1997 Teletubbies began on BBC Two.|Rate House
04-11 1992 The Super Nintendo came to Britain.|Piglix
04-21 1994 Power Rangers began on GMTV.|Liam Toms
04-23 2005 The first video was put on YouTube. It shows elephants.|Tweakers
04-26 2002 The Xbox was cut from £299 to £199, after six weeks.|AWN
05-03 2002 The GameCube came to Britain for about £150.|Worthplaying
05-06 1998 Apple announced the iMac.|Wermac
05-20 1996 The Fresh Prince of Bel-Air ended in America.|Gravy Wiki
05-27 1992 The Premier League was founded.|Sarg Wiki
05-31 2001 Office XP came out, with the paper clip switched off.|Wikipedia
06-01 1999 Napster came out.|History of Information
06-07 1999 S Club 7’s first single, Bring It All Back, came out.|Can’t Stop the Pop
06-08 1996 Euro 96 began in England.|FPL360
06-15 1990 Art Attack began on ITV.|Wikimili
06-20 2005 Viacom bought Neopets for 160 million dollars.|Wikipedia
06-30 1996 A golden goal ended Euro 96 at Wembley: Germany two, the Czech Republic one.|FPL360
07-08 1995 The Sega Saturn came to Britain.|Pixelated Audio
07-08 1996 The Spice Girls’ Wannabe came out.|7 Figure Lifestyle Club
07-11 2001 ONdigital was renamed ITV Digital. It did not help.|ONhistory
07-19 1990 Marathon became Snickers.|The Independent
07-22 1999 MSN Messenger came out.|RichX
08-10 1995 The Crystal Maze ended on Channel 4.|Showbox
08-10 1996 Oasis played the first of two nights at Knebworth, to 125,000 people each.|Oasis Mania
08-11 1991 Rugrats began in America.|The Star
08-14 1995 Country House and Roll With It came out on the same day.|Tone Deaf
08-15 1992 The Premier League began. Brian Deane scored first.|Sarg Wiki
08-15 1998 The iMac went on sale in Bondi Blue, without a floppy drive.|Wermac
08-20 1995 Blur’s Country House beat Oasis’s Roll With It to number one.|Tone Deaf
08-24 1995 Windows 95 went on sale.|Particle
08-28 1993 Power Rangers began in America.|Liam Toms
08-29 1998 SM:TV Live and CD:UK began on ITV.|Wikipedia
09-01 1997 The smaller fifty pence piece came in.|BBC News
09-01 2000 Nokia announced the 3310.|Metro
09-10 1990 The Fresh Prince of Bel-Air began in America.|Gravy Wiki
09-13 1997 Candle in the Wind 1997 came out and sold 658,000 in a day.|UK Charts
09-15 1998 The Rio, an early MP3 player, was announced. It held half an hour.|Piglix
09-28 1990 The Game Boy came to Britain with Tetris.|BT
09-29 1995 The PlayStation came to Britain for £299.|World Kings
10-01 1998 Sky Digital began.|TechRadar
10-02 1993 Live & Kicking began on BBC One.|Television Heaven
10-02 1998 The Furby went on sale in America.|Piglix
10-09 1993 Take That and Lulu’s Relight My Fire was number one.|This Day in Music
10-10 1992 Gladiators began on ITV.|Wikipedia
10-14 1999 The Dreamcast came to Britain for £200, with a modem.|Time Extension
10-23 2001 Apple announced the iPod.|Mac History
10-30 2002 Freeview began.|ONhistory
11-10 1997 All Saints’ Never Ever came out.|Wikipedia
11-11 1994 Knightmare ended on ITV.|NewTuber
11-15 1998 ONdigital began.|ONhistory
11-15 1999 Two Britons opened Neopets.|Wikipedia
11-19 1994 The first National Lottery draw: 3, 5, 14, 22, 30 and 44.|BT
11-23 1991 Noel’s House Party began on BBC One.|WikiSum
11-23 1996 The Tamagotchi went on sale in Japan.|Piglix
11-24 2000 The PlayStation 2 came to Britain for £299.|Kisaki
11-27 1998 The Dreamcast went on sale in Japan.|Time Extension
12-03 1992 The first text message was sent: Merry Christmas.|Business Ghana
12-15 1995 AltaVista opened: 300,000 visits on the first day.|Techno Junkyard
12-27 2003 SM:TV Live ended.|Wikipedia
12-30 1998 Buffy began on BBC Two.|C. Wickham`;

export const onThisDay: readonly DayEvent[] = lines.split('\n').map((line) => {
  const [text = '', source = ''] = line.slice(11).split('|');
  return { day: line.slice(0, 5), year: Number(line.slice(6, 10)), text, source };
});
