/** Something that happened in Britain, or was felt here, in one year. */
export type Happening = Readonly<{
  /** 1 to 12; left out where only the year is known. */
  month?: number;
  text: string;
}>;

/** What the deep dive of a year tells besides the site's own cards. */
export type YearStory = Readonly<{
  /** The text about the year's headline. */
  story: string;
  /** At least six, in the order of their months. */
  happened: readonly Happening[];
}>;

/** One for every year of the timeline. */
export const yearStories: Readonly<Record<number, YearStory>> = {
  1990: {
    story:
      'Four brothers named after artists of the Renaissance, brought up in a drain by a rat: it made perfect sense at the time. Britain had them as Hero Turtles, with the opening titles trimmed and Michelangelo’s nunchucks cut for our own good, so that in the end he was handed a grappling hook instead. Turtle Power was number one for four weeks of the summer, and every school bag, lunchbox and duvet turned green by Christmas.',
    happened: [
      { month: 1, text: 'Mr Bean sat his first exam, on ITV on New Year’s Day.' },
      { month: 2, text: 'Nelson Mandela walked out of prison on the 11th, live on television.' },
      {
        month: 4,
        text: 'The Hubble telescope was carried into orbit, and turned out to need glasses.',
      },
      { month: 6, text: 'World in Motion went to number one with a rap by John Barnes.' },
      {
        month: 7,
        text: 'England lost the World Cup semi-final to West Germany on penalties. Gazza cried, and so did everybody else.',
      },
      { month: 9, text: 'The Simpsons came to Sky One. Everybody else had the T-shirt.' },
      { month: 10, text: 'Germany became one country again on the 3rd.' },
      { month: 11, text: 'Margaret Thatcher resigned, after eleven years as Prime Minister.' },
      { month: 12, text: 'The two halves of the Channel Tunnel met under the sea.' },
      {
        text: 'The school’s BBC Micros began to give way to the Acorn Archimedes: one a class, on a trolley, with a rota.',
      },
    ],
  },
  1991: {
    story:
      'America unwrapped the Super Nintendo in August. Here you read about it in import magazines, in photographs the size of a stamp, and worked out how many paper rounds it would take. Sega used the wait well: Sonic the Hedgehog arrived that summer, blue and in a hurry, and the great playground question was settled in his favour for the best part of a year.',
    happened: [
      {
        month: 1,
        text: 'The Gulf War began on the 17th, and the news began to show maps all night.',
      },
      { month: 4, text: 'Massive Attack, from Bristol, released Blue Lines.' },
      { month: 5, text: 'Helen Sharman from Sheffield became the first Briton in space.' },
      {
        month: 7,
        text: 'Bryan Adams went to number one with (Everything I Do) I Do It for You, and stayed for sixteen weeks.',
      },
      { month: 8, text: 'Tim Berners-Lee told the world about a thing called the World Wide Web.' },
      { month: 9, text: 'Nirvana released Nevermind, with a baby and a dollar on the front.' },
      {
        month: 11,
        text: 'Freddie Mercury died. Bohemian Rhapsody was the Christmas number one again.',
      },
      { month: 12, text: 'The Soviet Union was dissolved, and every school atlas was wrong.' },
      {
        text: 'Point Horror turned up in school libraries, and Micro Machines raced round the bath.',
      },
      {
        text: 'A Wham bar, a bag of Monster Munch and a can of Irn-Bru left you change from a pound.',
      },
    ],
  },
  1992: {
    story:
      'Green slime, an orange splat, cartoons with bulging eyes: American television had found out that children would rather watch something rude than something improving. Doug, Rugrats and Ren and Stimpy reached us by satellite and second-hand, from a cousin with a dish. Those with four channels and an aerial had Gladiators from October, and did not feel hard done by.',
    happened: [
      { month: 4, text: 'The Super Nintendo reached British shops on the 11th.' },
      { month: 6, text: 'Denmark, called up at the last minute, won the European Championship.' },
      { month: 8, text: 'The Premier League kicked off. Brian Deane scored its first goal.' },
      {
        month: 8,
        text: 'In Barcelona Linford Christie won the hundred metres, and Sally Gunnell the hurdles.',
      },
      {
        month: 9,
        text: 'Black Wednesday: the pound fell out of its exchange rate in an afternoon.',
      },
      { month: 10, text: 'Gladiators, ready! The first show was on ITV on the 10th.' },
      {
        month: 11,
        text: 'Windsor Castle burned, at the end of what the Queen called an annus horribilis.',
      },
      {
        month: 12,
        text: 'Neil Papworth sent the first text message ever. It said “Merry Christmas”.',
      },
      {
        text: 'The Amiga had its greatest year: Sensible Soccer, and the first Championship Manager.',
      },
      { text: 'Mighty Max opened a skull, and there was a whole island in it.' },
    ],
  },
  1993: {
    story:
      'Five teenagers with five colours and five prehistoric beasts: the fights came from a Japanese series, the school from California, and nobody could see the join. If you had Sky you saw them in October. If not, you heard about them at break until the following spring, and chose your colour without ever having seen it move. Somebody always had to be the Yellow Ranger.',
    happened: [
      { month: 1, text: 'GMTV took over ITV’s mornings on New Year’s Day.' },
      {
        month: 4,
        text: 'The Grand National was declared void: most of the riders had not noticed the recall.',
      },
      {
        month: 7,
        text: 'Jurassic Park opened, and nobody looked at a glass of water the same way.',
      },
      { month: 8, text: 'Buckingham Palace let the public in, at eight pounds a head.' },
      {
        month: 8,
        text: 'Apache Indian, from Handsworth, got to number five with Boom Shack-A-Lak.',
      },
      { month: 9, text: 'Nickelodeon came to British satellite dishes on the 1st.' },
      { month: 12, text: 'Doom was uploaded, and the office network fell over.' },
      { month: 12, text: 'Mr Blobby was the Christmas number one.' },
      {
        month: 12,
        text: 'Wallace and Gromit walked on to BBC Two in The Wrong Trousers. They won an Oscar for it in the spring.',
      },
      { text: 'Red Dwarf lost the ship, and went on for another series without it.' },
    ],
  },
  1994: {
    story:
      'Sony had made televisions, Walkmans and a console that Nintendo had changed its mind about. In December Japan found out what it did next: a grey box with discs instead of cartridges, and polygons instead of pixels. Ours came the September after. It brought clubs, skateboards and students to a thing that had belonged to little brothers, and demo discs to the front of every magazine.',
    happened: [
      { month: 4, text: 'Blur released Parklife. Kurt Cobain died in the same month.' },
      {
        month: 4,
        text: 'The Power Rangers reached GMTV. By Christmas there was not a Red Ranger left in the land.',
      },
      { month: 5, text: 'The Queen and the President of France opened the Channel Tunnel.' },
      {
        month: 5,
        text: 'Wet Wet Wet went to number one, and could not be moved for fifteen weeks.',
      },
      {
        month: 7,
        text: 'A comet in some twenty pieces hit Jupiter, and amateur telescopes could see the bruises.',
      },
      { month: 8, text: 'Oasis released Definitely Maybe.' },
      { month: 9, text: 'Jungle got into the top ten: M-Beat and General Levy, with Incredible.' },
      {
        month: 10,
        text: 'The Lion King came to British cinemas, and a generation learned about death.',
      },
      {
        month: 11,
        text: 'It could be you: the first draw of the National Lottery was on the 19th.',
      },
      { month: 12, text: 'East 17 put on white parkas and had the Christmas number one.' },
      {
        text: 'Merlin’s Premier League stickers filled the playground: got, got, need, and a shiny for five.',
      },
    ],
  },
  1995: {
    story:
      'Satoshi Tajiri had collected insects as a boy and wanted children in cities to know what that was like. It took his little company six years, two cartridges and a cable. Nobody here had heard of it yet. Ours was the year of POGs, of a battle between two bands and of a Start button with a song by the Rolling Stones.',
    happened: [
      { month: 1, text: 'Eric Cantona jumped into the crowd at Selhurst Park, boots first.' },
      { month: 2, text: 'One trader broke Barings, the bank that the Queen banked with.' },
      { month: 4, text: 'Father Ted and Friends both began on Channel 4.' },
      { month: 8, text: 'Blur beat Oasis to number one, and it was on the Nine O’Clock News.' },
      { month: 8, text: 'People queued at midnight to buy Windows 95.' },
      { month: 9, text: 'The PlayStation went on sale in Britain on the 29th.' },
      {
        month: 9,
        text: 'Pride and Prejudice began on BBC One. In the fourth part somebody went for a swim.',
      },
      { month: 11, text: 'GoldenEye brought James Bond back after six years.' },
      { month: 12, text: 'Wallace and Gromit had A Close Shave, on Christmas Eve.' },
    ],
  },
  1996: {
    story:
      'An egg on a chain, with three buttons and a creature that wanted feeding in the middle of double maths. Japan went first, in November, and by the next summer it was here: grandmothers were asked to mind them, schools banned them, and a whole generation learned what it is to come home and find that something has died because you were at swimming.',
    happened: [
      { month: 2, text: 'Take That split up, and there were helplines.' },
      { month: 2, text: 'TFI Friday began, and the weekend at six o’clock sharp.' },
      { month: 2, text: 'Trainspotting opened. So did a poster on every student’s wall.' },
      {
        month: 6,
        text: 'Euro 96: football came home, as far as the semi-final. Gareth Southgate’s penalty was saved.',
      },
      { month: 7, text: 'Dolly the sheep was born near Edinburgh, a copy of another.' },
      { month: 7, text: 'Wannabe was released, and was number one for seven weeks.' },
      { month: 8, text: 'Oasis played two nights at Knebworth to a quarter of a million people.' },
      {
        month: 11,
        text: 'The Simpsons came to BBC One, and people without a dish found out what a Bart was.',
      },
      {
        month: 12,
        text: 'More than 24 million watched Del Boy and Rodney become millionaires at last.',
      },
    ],
  },
  1997: {
    story:
      'Five names, none of them their own, and a slogan that fitted on a crop top. They had number ones on both sides of the Atlantic, a film with a bus in it, a polaroid camera, crisps, dolls and the switching-on of a whole television channel. Geri’s dress at the Brits was a tea towel sewn on to a black one. In every playground five girls stood in a row and argued about who was who.',
    happened: [
      { month: 2, text: 'Geri Halliwell wore a Union Jack tea towel to the Brit Awards.' },
      {
        month: 3,
        text: 'The Spice Girls switched on Channel 5. The next day the Teletubbies said hello.',
      },
      {
        month: 5,
        text: 'Labour won the election of 1 May with a majority of 179. Two days later Britain won Eurovision.',
      },
      {
        month: 6,
        text: 'Harry Potter and the Philosopher’s Stone was published, in a very short print run.',
      },
      { month: 8, text: 'Diana, Princess of Wales, died in Paris on the 31st.' },
      { month: 8, text: 'The Full Monty opened. Sheffield has never quite lived it down.' },
      { month: 9, text: 'Candle in the Wind 1997 sold 658,000 copies in a day.' },
      {
        month: 9,
        text: 'Scotland voted for a parliament and Wales, by a whisker, for an assembly.',
      },
      { month: 12, text: 'Too Much, by the Spice Girls, was the Christmas number one.' },
    ],
  },
  1998: {
    story:
      'It had the ears of a bat, the eyes of a bush baby and no off switch. The Furby learned English by being spoken to, or so it said on the box, and talked to other Furbys across the room by infra-red. There were far too few of them. Grown men queued at Toys “R” Us before it opened, and in a great many bedrooms something woke up in a drawer at three in the morning.',
    happened: [
      {
        month: 1,
        text: 'Titanic reached British cinemas on the 23rd, and stayed for months.',
      },
      {
        month: 1,
        text: 'Goodness Gracious Me came to BBC Two. By the spring everybody was going out for an English.',
      },
      { month: 2, text: 'The Angel of the North was put up at Gateshead, in a day.' },
      {
        month: 2,
        text: 'Grange Hill had its twentieth birthday, and nobody had finished the sausage.',
      },
      { month: 4, text: 'The Good Friday Agreement was signed in Belfast.' },
      { month: 5, text: 'Geri left the Spice Girls, and there were four.' },
      { month: 6, text: 'Michael Owen scored against Argentina. David Beckham was sent off.' },
      { month: 7, text: 'The Beano was sixty, and Dennis had still not changed his jumper.' },
      { month: 8, text: 'SM:TV Live began, and Saturday mornings had two sides again.' },
      {
        month: 9,
        text: 'Who Wants to Be a Millionaire? had its first contestants on the 4th, the day on which Google was founded.',
      },
      { month: 10, text: 'Believe went to number one, and Cher’s voice came out of a computer.' },
      {
        month: 12,
        text: 'The Spice Girls had the Christmas number one for the third year running.',
      },
      { text: 'Gogo’s were flicked at playground walls, and nobody had them in every colour.' },
    ],
  },
  1999: {
    story:
      'Nobody played the game. There was a game, with rules, in a booklet; what there was in Britain was a playground full of plastic sleeves, one boy with a shiny Charizard, and a currency more complicated than the euro that had just begun. Many schools banned them. The cards came before the cartridges, which reached us in October, so we collected a hundred and fifty animals that we had never met.',
    happened: [
      { month: 1, text: 'Eleven countries began to use the euro. Britain kept its coins.' },
      { month: 2, text: '…Baby One More Time went to number one.' },
      { month: 5, text: 'Manchester United scored twice in stoppage time and won the Treble.' },
      { month: 5, text: 'The Scottish Parliament met, for the first time since 1707.' },
      { month: 6, text: 'Napster let everybody see what everybody else listened to.' },
      { month: 7, text: 'Star Wars came back, with a great deal about taxes.' },
      { month: 8, text: 'The moon covered the sun over Cornwall, and clouds covered both.' },
      { month: 10, text: 'The Dreamcast and Pokémon Red and Blue went on sale here.' },
      { month: 12, text: 'The Queen linked arms in the Millennium Dome and sang Auld Lang Syne.' },
      {
        text: 'The Nokia 3210 had no aerial to chew, and a cover to take off in assembly.',
      },
    ],
  },
  2000: {
    story:
      'The computers did not stop at midnight. There were fireworks on the Thames, a River of Fire that nobody saw, and a Dome in Greenwich that was blamed for everything. In November the PlayStation 2 arrived at £299, in numbers so small that people kept the box on the mantelpiece. It played films as well, and for many houses it was the first machine that could play a DVD.',
    happened: [
      { month: 1, text: 'The Millennium Bug was expected, and did not come.' },
      {
        month: 3,
        text: 'The London Eye took its first passengers. It had been late for the fireworks.',
      },
      { month: 4, text: 'Craig David had a number one at eighteen, and garage was everywhere.' },
      { month: 5, text: 'Tate Modern opened in a power station.' },
      {
        month: 6,
        text: 'The Millennium Bridge opened, wobbled, and was shut again two days later.',
      },
      {
        month: 7,
        text: 'Ten strangers went into a house on Channel 4, and Big Brother began.',
      },
      { month: 8, text: 'Nasty Nick was found out on the 17th, and left the house.' },
      { month: 9, text: 'Steve Redgrave won his fifth gold medal in five Olympics, in Sydney.' },
      { month: 11, text: 'Judith Keppel won a million pounds on the 20th.' },
      { month: 12, text: 'Can he fix it? Bob the Builder had the Christmas number one.' },
    ],
  },
  2001: {
    story:
      'A thousand songs in your pocket, said Apple in October, and showed a white box with a wheel. It cost 399 dollars, it needed a Mac, and most of us looked at our MiniDiscs and thought it would never catch on. The internet, meanwhile, was sweeping up after its party: a year earlier any idea with a dot in it was worth millions, and now there were very good second-hand desks.',
    happened: [
      { month: 1, text: 'Wikipedia began on the 15th, with next to nothing in it.' },
      { month: 2, text: 'Foot-and-mouth disease closed the countryside.' },
      { month: 3, text: 'Hear’Say, put together on television, went straight to number one.' },
      { month: 6, text: 'The Game Boy Advance went on sale in Britain.' },
      { month: 8, text: 'So Solid Crew, thirty strong, took 21 seconds each at number one.' },
      { month: 9, text: 'England beat Germany five–one in Munich on the 1st.' },
      { month: 9, text: 'On the 11th everybody watched the same pictures, and nothing else.' },
      { month: 11, text: 'The first Harry Potter film opened.' },
      { month: 12, text: 'So did the first part of The Lord of the Rings.' },
    ],
  },
  2002: {
    story:
      'The trousers were wide enough for two, the chain hung to the knee, and the board was carried rather more than it was ridden. Half of it came out of a PlayStation: a season of Tony Hawk’s Pro Skater taught a nation of sofa-sitters the names of tricks and the words of Goldfinger’s Superman. Avril Lavigne wore a tie over a vest that autumn, Busted went to school for Miss Mackenzie, and every town had a bench with no varnish left on its edge.',
    happened: [
      {
        month: 2,
        text: 'Will Young won the first Pop Idol. 8.7 million votes were cast by phone.',
      },
      {
        month: 2,
        text: 'Five women from Scotland won gold at curling, in the middle of the night.',
      },
      { month: 3, text: 'The Xbox went on sale in Britain on the 14th.' },
      { month: 5, text: 'So did the GameCube, on the 3rd.' },
      { month: 6, text: 'Brian May played God Save the Queen on the roof of Buckingham Palace.' },
      { month: 6, text: 'David Beckham got his own back on Argentina, from the spot.' },
      { month: 7, text: 'Manchester held the Commonwealth Games.' },
      { month: 10, text: 'Freeview put more channels through the old aerial.' },
      { month: 12, text: 'Girls Aloud, not four weeks old, had the Christmas number one.' },
    ],
  },
  2003: {
    story:
      'Three, two, one, let it rip. A Beyblade was a spinning top in pieces, and the pieces were the point: with a heavier ring and somebody else’s tip it would last two seconds longer in a washing-up bowl. There was a cartoon to explain that the tops had spirits living in them. There was also a rule in most schools, by the summer, about ripcords.',
    happened: [
      { month: 2, text: 'London began to charge five pounds for driving into the middle of it.' },
      { month: 2, text: 'About a million people marched through London against the war in Iraq.' },
      { month: 6, text: 'The fifth Harry Potter came out at midnight and ran to 766 pages.' },
      {
        month: 8,
        text: 'It was 38.5 degrees in Kent on the 10th, a record that stood for almost sixteen years.',
      },
      { month: 9, text: 'David Blaine sat in a box over the Thames, and people threw eggs at it.' },
      { month: 10, text: 'Concorde flew passengers for the last time.' },
      {
        month: 11,
        text: 'Jonny Wilkinson’s drop goal won the Rugby World Cup, with the wrong foot.',
      },
      { month: 12, text: 'Mad World was the Christmas number one, and the gloomiest for years.' },
    ],
  },
  2004: {
    story:
      'Nintendo showed a Game Boy that folded and had two screens, one of which you could poke. Sony showed a piece of the future with a disc in it. Both were in shops at the end of the year, in other people’s countries. In ours there were long Saturdays at the import shop, reading the back of a Japanese box as if it might turn into English.',
    happened: [
      { month: 4, text: 'Shaun of the Dead opened on the 9th.' },
      { month: 5, text: 'Strictly Come Dancing began, as a bit of fun for the summer.' },
      { month: 5, text: 'The last Friends was shown on Channel 4.' },
      { month: 7, text: 'Greece won the European Championship, to everybody’s surprise.' },
      {
        month: 8,
        text: 'Kelly Holmes won two gold medals in Athens, and could not believe either.',
      },
      { month: 9, text: 'The X Factor began on the 4th.' },
      { month: 11, text: 'The DS went on sale in America on the 21st, before Japan.' },
      { month: 12, text: 'Band Aid 20 had the Christmas number one.' },
    ],
  },
  2005: {
    story:
      'The first video was nineteen seconds of a man in front of some elephants. Within a year or two you could see anything: your favourite advert, a sneezing panda, an old title sequence that you had thought you had made up. That is where this timeline ends. From then on nothing was ever quite lost again, and so nobody had to remember it for you.',
    happened: [
      { month: 3, text: 'The Nintendo DS reached Britain on the 11th.' },
      { month: 3, text: 'Doctor Who came back, for good this time.' },
      { month: 4, text: 'The first video on YouTube went up on the 23rd.' },
      { month: 5, text: 'Liverpool were three–nil down at half-time in Istanbul, and won.' },
      {
        month: 5,
        text: 'A ringtone with a frog on it went to number one and kept Coldplay off it.',
      },
      { month: 7, text: 'On the 6th London was chosen to host the Olympics of 2012.' },
      { month: 7, text: 'On the 7th four bombs in London killed fifty-two people.' },
      { month: 9, text: 'England won back the Ashes, for the first time since 1987.' },
      {
        month: 12,
        text: 'The Xbox 360 went on sale, and the last Routemasters went out of daily service.',
      },
    ],
  },
};
