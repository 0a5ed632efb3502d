/** What happened on a day of the years 1990 to 2005. */
export type DayEvent = Readonly<{
  /** 'MM-DD'. */
  day: string;
  year: number;
  text: string;
  /** Where it can be looked up. */
  source: string;
}>;

const rows: readonly (readonly [date: string, text: string, source: string])[] = [
  [
    '1993-01-01',
    'Teletext took over from Oracle on ITV and Channel 4, with Bamboozle! and Digitiser on its first day.',
    'UKGameshows',
  ],
  [
    '1998-01-17',
    'All Saints’ Never Ever reached number one in Britain, ten weeks after it came out.',
    'Wikipedia',
  ],
  ['2001-01-24', 'The British Habbo Hotel opened its doors to testers.', 'Habbox Wiki'],
  ['1999-01-28', 'Yahoo bought GeoCities.', 'Wikipedia'],
  ['1996-02-13', 'Take That said that they were splitting up.', 'Heat'],
  ['2005-02-14', 'Somebody registered the name youtube.com.', 'Tweakers'],
  ['1996-02-27', 'The first two Pokémon games came out, in Japan.', 'Bulbapedia'],
  ['1998-02-28', 'The old, large fifty pence piece stopped being money at midnight.', 'BBC News'],
  ['1997-03-01', 'The Nintendo 64 came to Britain for £249.99, with three games.', 'Retro Gamer'],
  ['2003-03-09', 'Digitiser, the games magazine on teletext, had its last page.', 'Wikipedia'],
  ['2005-03-11', 'The Nintendo DS came to Britain and sold 87,000 in two days.', 'MegaGames'],
  ['2002-03-14', 'The Xbox came to Britain with twenty games, for £299.', 'AWN'],
  ['1999-03-20', 'Noel’s House Party closed the doors of Crinkley Bottom.', 'WikiSum'],
  ['1999-03-29', 'The Pokémon cartoon began on Sky One.', 'Bulbapedia'],
  ['1997-03-30', 'Channel 5 went on the air.', 'Deeteetee'],
  ['1997-03-31', 'Teletubbies began on BBC Two.', 'Rate House'],
  ['1992-04-11', 'The Super Nintendo came to Britain.', 'Piglix'],
  ['1994-04-21', 'Power Rangers came to breakfast television, on GMTV.', 'Liam Toms'],
  ['2005-04-23', 'The first video was put on YouTube. It shows elephants.', 'Tweakers'],
  ['2002-04-26', 'The Xbox was cut from £299 to £199, six weeks after it came.', 'AWN'],
  ['2002-05-03', 'The GameCube came to Britain for about £150.', 'Worthplaying'],
  ['1998-05-06', 'Apple showed the iMac.', 'Wermac'],
  ['1996-05-20', 'The last Fresh Prince of Bel-Air was shown in America.', 'Gravy Wiki'],
  ['1992-05-27', 'The Premier League was founded.', 'Sarg Wiki'],
  ['2001-05-31', 'Office XP came out, with the paper clip switched off.', 'Wikipedia'],
  ['1999-06-01', 'Napster was let loose.', 'History of Information'],
  [
    '1999-06-07',
    'S Club 7 brought out Bring It All Back, their first single.',
    'Can’t Stop the Pop',
  ],
  ['1996-06-08', 'Euro 96 began in England.', 'FPL360'],
  ['1990-06-15', 'Art Attack began on ITV.', 'Wikimili'],
  ['2005-06-20', 'Viacom bought Neopets for 160 million dollars.', 'Wikipedia'],
  [
    '1996-06-30',
    'A golden goal ended Euro 96 at Wembley: Germany two, the Czech Republic one.',
    'FPL360',
  ],
  ['1995-07-08', 'The Sega Saturn came to Britain.', 'Pixelated Audio'],
  ['1996-07-08', 'The Spice Girls brought out Wannabe.', '7 Figure Lifestyle Club'],
  ['2001-07-11', 'ONdigital was renamed ITV Digital. It did not help.', 'ONhistory'],
  ['1990-07-19', 'Marathon became Snickers.', 'The Independent'],
  ['1999-07-22', 'MSN Messenger came out.', 'RichX'],
  ['1995-08-10', 'The last Crystal Maze was shown on Channel 4.', 'Showbox'],
  [
    '1996-08-10',
    'Oasis played the first of two nights at Knebworth, to 125,000 people each.',
    'Oasis Mania',
  ],
  ['1991-08-11', 'Rugrats was first shown, in America.', 'The Star'],
  ['1995-08-14', 'Country House and Roll With It came out on the same day.', 'Tone Deaf'],
  [
    '1992-08-15',
    'The first Premier League games were played. Brian Deane scored first.',
    'Sarg Wiki',
  ],
  ['1998-08-15', 'The iMac went on sale in Bondi Blue, without a floppy drive.', 'Wermac'],
  ['1995-08-20', 'Blur’s Country House beat Oasis’s Roll With It to number one.', 'Tone Deaf'],
  ['1995-08-24', 'Windows 95 went on sale.', 'Particle'],
  ['1993-08-28', 'Power Rangers was first shown, in America.', 'Liam Toms'],
  ['1998-08-29', 'SM:TV Live and CD:UK began on ITV.', 'Wikipedia'],
  ['1997-09-01', 'The smaller fifty pence piece came in.', 'BBC News'],
  ['2000-09-01', 'Nokia announced the 3310.', 'Metro'],
  ['1990-09-10', 'The Fresh Prince of Bel-Air began in America.', 'Gravy Wiki'],
  ['1997-09-13', 'Candle in the Wind 1997 came out and sold 658,000 in a day.', 'UK Charts'],
  [
    '1998-09-15',
    'The Rio, an early MP3 player, was announced. It held about half an hour.',
    'Piglix',
  ],
  ['1990-09-28', 'The Game Boy came to Britain with Tetris.', 'BT'],
  ['1995-09-29', 'The PlayStation came to Britain for £299.', 'World Kings'],
  ['1998-10-01', 'Sky Digital began.', 'TechRadar'],
  ['1993-10-02', 'Live & Kicking began on BBC One.', 'Television Heaven'],
  ['1998-10-02', 'The Furby went on sale in America.', 'Piglix'],
  ['1993-10-09', 'Take That and Lulu were number one with Relight My Fire.', 'This Day in Music'],
  ['1992-10-10', 'Gladiators began on ITV.', 'Wikipedia'],
  ['1999-10-14', 'The Dreamcast came to Britain for £200, with a modem.', 'Time Extension'],
  ['2001-10-23', 'Apple announced the iPod.', 'Mac History'],
  ['2002-10-30', 'Freeview began.', 'ONhistory'],
  ['1997-11-10', 'All Saints brought out Never Ever.', 'Wikipedia'],
  ['1994-11-11', 'The last Knightmare was shown on ITV.', 'NewTuber'],
  ['1998-11-15', 'ONdigital began.', 'ONhistory'],
  ['1999-11-15', 'Two Britons opened Neopets.', 'Wikipedia'],
  ['1994-11-19', 'The first National Lottery draw: 3, 5, 14, 22, 30 and 44.', 'BT'],
  ['1991-11-23', 'Noel’s House Party began on BBC One.', 'WikiSum'],
  ['1996-11-23', 'The Tamagotchi went on sale in Japan.', 'Piglix'],
  ['2000-11-24', 'The PlayStation 2 came to Britain for £299.', 'Kisaki'],
  ['1998-11-27', 'The Dreamcast went on sale in Japan.', 'Time Extension'],
  ['1992-12-03', 'The first text message was sent. It said Merry Christmas.', 'Business Ghana'],
  [
    '1995-12-15',
    'AltaVista opened to everybody: 300,000 visits on the first day.',
    'Techno Junkyard',
  ],
  ['2003-12-27', 'SM:TV Live was shown for the last time.', 'Wikipedia'],
  ['1998-12-30', 'Buffy came to BBC Two.', 'C. Wickham'],
];

/** In the order of the calendar. On the same day the earlier year comes first. */
export const onThisDay: readonly DayEvent[] = rows
  .map(([date, text, source]) => ({
    day: date.slice(5),
    year: Number(date.slice(0, 4)),
    text,
    source,
  }))
  // Not by localeCompare: its rules for collation take 60 ms to load on a phone.
  .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day) || a.year - b.year);
