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
 * An event per line: its day, its year, its source, and after the stroke what happened. In the order
 * of the calendar; on the same day the earlier year comes first.
 */
const lines = `01-01 1993 UKGameshows|Teletext replaced Oracle on ITV and Channel 4, with Bamboozle! and Digitiser from the first day.
01-17 1998 Wikipedia|All Saints’ Never Ever was number one, after ten weeks.
01-24 2001 Habbox Wiki|The British Habbo Hotel opened to testers.
01-28 1999 Wikipedia|Yahoo bought GeoCities.
02-13 1996 Heat|Take That announced their split.
02-14 2005 Tweakers|The name youtube.com was registered.
02-27 1996 Bulbapedia|The first two Pokémon games came out in Japan.
02-28 1998 BBC News|The old, large fifty pence piece stopped being money.
03-01 1997 Retro Gamer|The Nintendo 64 came to Britain for £249.99, with three games.
03-09 2003 Wikipedia|Digitiser, the games magazine on teletext, ended.
03-11 2005 MegaGames|The Nintendo DS came to Britain and sold 87,000 in two days.
03-14 2002 AWN|The Xbox came to Britain for £299, with twenty games.
03-20 1999 WikiSum|Noel’s House Party ended.
03-29 1999 Bulbapedia|The Pokémon cartoon began on Sky One.
03-30 1997 Deeteetee|Channel 5 began.
03-31 1997 Rate House|Teletubbies began on BBC Two.
04-11 1992 Piglix|The Super Nintendo came to Britain.
04-21 1994 Liam Toms|Power Rangers began on GMTV.
04-23 2005 Tweakers|The first video was put on YouTube. It shows elephants.
04-26 2002 AWN|The Xbox was cut from £299 to £199, after six weeks.
05-03 2002 Worthplaying|The GameCube came to Britain for about £150.
05-06 1998 Wermac|Apple announced the iMac.
05-20 1996 Gravy Wiki|The Fresh Prince of Bel-Air ended in America.
05-27 1992 Sarg Wiki|The Premier League was founded.
05-31 2001 Wikipedia|Office XP came out, with the paper clip switched off.
06-01 1999 History of Information|Napster came out.
06-07 1999 Can’t Stop the Pop|S Club 7’s first single, Bring It All Back, came out.
06-08 1996 FPL360|Euro 96 began in England.
06-15 1990 Wikimili|Art Attack began on ITV.
06-20 2005 Wikipedia|Viacom bought Neopets for 160 million dollars.
06-30 1996 FPL360|A golden goal ended Euro 96 at Wembley: Germany two, the Czech Republic one.
07-08 1995 Pixelated Audio|The Sega Saturn came to Britain.
07-08 1996 7 Figure Lifestyle Club|The Spice Girls’ Wannabe came out.
07-11 2001 ONhistory|ONdigital was renamed ITV Digital. It did not help.
07-19 1990 The Independent|Marathon became Snickers.
07-22 1999 RichX|MSN Messenger came out.
08-10 1995 Showbox|The Crystal Maze ended on Channel 4.
08-10 1996 Oasis Mania|Oasis played the first of two nights at Knebworth, to 125,000 people each.
08-11 1991 The Star|Rugrats began in America.
08-14 1995 Tone Deaf|Country House and Roll With It came out on the same day.
08-15 1992 Sarg Wiki|The Premier League began. Brian Deane scored first.
08-15 1998 Wermac|The iMac went on sale in Bondi Blue, without a floppy drive.
08-20 1995 Tone Deaf|Blur’s Country House beat Oasis’s Roll With It to number one.
08-24 1995 Particle|Windows 95 went on sale.
08-28 1993 Liam Toms|Power Rangers began in America.
08-29 1998 Wikipedia|SM:TV Live and CD:UK began on ITV.
09-01 1997 BBC News|The smaller fifty pence piece came in.
09-01 2000 Metro|Nokia announced the 3310.
09-10 1990 Gravy Wiki|The Fresh Prince of Bel-Air began in America.
09-13 1997 UK Charts|Candle in the Wind 1997 came out and sold 658,000 in a day.
09-15 1998 Piglix|The Rio, an early MP3 player, was announced. It held half an hour.
09-28 1990 BT|The Game Boy came to Britain with Tetris.
09-29 1995 World Kings|The PlayStation came to Britain for £299.
10-01 1998 TechRadar|Sky Digital began.
10-02 1993 Television Heaven|Live & Kicking began on BBC One.
10-02 1998 Piglix|The Furby went on sale in America.
10-09 1993 This Day in Music|Take That and Lulu’s Relight My Fire was number one.
10-10 1992 Wikipedia|Gladiators began on ITV.
10-14 1999 Time Extension|The Dreamcast came to Britain for £200, with a modem.
10-23 2001 Mac History|Apple announced the iPod.
10-30 2002 ONhistory|Freeview began.
11-10 1997 Wikipedia|All Saints’ Never Ever came out.
11-11 1994 NewTuber|Knightmare ended on ITV.
11-15 1998 ONhistory|ONdigital began.
11-15 1999 Wikipedia|Two Britons opened Neopets.
11-19 1994 BT|The first National Lottery draw: 3, 5, 14, 22, 30 and 44.
11-23 1991 WikiSum|Noel’s House Party began on BBC One.
11-23 1996 Piglix|The Tamagotchi went on sale in Japan.
11-24 2000 Kisaki|The PlayStation 2 came to Britain for £299.
11-27 1998 Time Extension|The Dreamcast went on sale in Japan.
12-03 1992 Business Ghana|The first text message was sent: Merry Christmas.
12-15 1995 Techno Junkyard|AltaVista opened: 300,000 visits on the first day.
12-27 2003 Wikipedia|SM:TV Live ended.
12-30 1998 C. Wickham|Buffy began on BBC Two.`;

export const onThisDay: readonly DayEvent[] = lines.split('\n').map((line) => {
  const [source = '', text = ''] = line.slice(11).split('|');
  return { day: line.slice(0, 5), year: Number(line.slice(6, 10)), text, source };
});
