import type { QuizQuestion } from './QuizQuestion';

export const generalQuestions: readonly QuizQuestion[] = [
  {
    id: 'fifty-pence-shrinks',
    question: 'Which British coin was replaced by a smaller, lighter version in September 1997?',
    options: ['The 2p', 'The 20p', 'The 50p', 'The £1'],
    correctAnswer: 2,
    fact: 'The 50p of 1969 was the first seven-sided coin in the world. The big ones stopped being legal tender at the end of February 1998.',
  },
  {
    id: 'lottery-numbers',
    question: 'When the National Lottery began, you picked six numbers from 1 to what?',
    options: ['39', '49', '45', '59'],
    correctAnswer: 1,
    fact: 'The very first jackpot was shared by seven people. They took home £839,254 each.',
  },
  {
    id: 'first-text-message',
    question: 'What did the first text message ever sent, in December 1992, say?',
    options: ['Merry Christmas', 'Hello, world', 'Can you hear me?', 'Testing, one, two, three'],
    correctAnswer: 0,
    fact: 'Neil Papworth, then 22, typed it on a computer. It went to Richard Jarvis of Vodafone.',
  },
  {
    id: 'text-characters',
    question: 'How many characters fitted into one standard text message?',
    options: ['99', '120', '200', '160'],
    correctAnswer: 3,
    fact: 'British networks only began swapping texts with one another in 1999. Before that, your friend had to be on the same network as you.',
  },
  {
    id: 'tamagotchi-name',
    question: 'The name Tamagotchi joins the Japanese word for egg with which English word?',
    options: ['Catch', 'Watch', 'Touch', 'Match'],
    correctAnswer: 1,
    fact: 'Its two makers won the 1997 Ig Nobel Prize for Economics, for the working hours the world had spent looking after virtual pets.',
  },
  {
    id: 'tracy-island',
    question:
      'Which toy was so hard to find at Christmas 1992 that Blue Peter showed viewers how to make one?',
    options: ['Tracy Island', 'Castle Grayskull', 'The Millennium Falcon', 'The Turtles’ sewer'],
    correctAnswer: 0,
    fact: 'The Thunderbirds craze came from BBC repeats. The puppets on screen were already nearly thirty years old.',
  },
  {
    id: 'polly-pocket',
    question:
      'The inventor of Polly Pocket built the very first one, for his daughter, inside what?',
    options: ['A matchbox', 'A tobacco tin', 'A jewellery box', 'A powder compact'],
    correctAnswer: 3,
    fact: 'Polly was British: thought up by Chris Wiggs in 1983 and sold from 1989 by Bluebird Toys of Swindon.',
  },
  {
    id: 'freddo-country',
    question:
      'The Freddo was 10p in our corner shops for years, but where does the chocolate frog come from?',
    options: ['Belgium', 'Canada', 'Australia', 'Switzerland'],
    correctAnswer: 2,
    fact: 'Freddo was designed in 1930 by a teenager called Harry Melbourne. The bar was dropped in Britain in 1979 and stayed away for fifteen years.',
  },
  {
    id: 'snickers',
    question: 'Which chocolate bar was renamed Snickers in Britain in July 1990?',
    options: ['Topic', 'Marathon', 'Fuse', 'Picnic'],
    correctAnswer: 1,
    fact: 'It had always been a Snickers in America, where the Mars family named it after a favourite horse.',
  },
  {
    id: 'sunny-delight',
    question:
      'A little girl’s skin turned orange in the late nineties after she drank litres of what?',
    options: ['Sunny Delight', 'Um Bongo', 'Panda Pops', 'Lilt'],
    correctAnswer: 0,
    fact: 'The colour came from beta-carotene, the pigment in carrots. Only five per cent of Sunny Delight was juice.',
  },
  {
    id: 'windows-95-song',
    question: 'Which Rolling Stones song launched Windows 95?',
    options: ['Brown Sugar', 'Paint It, Black', 'Jumpin’ Jack Flash', 'Start Me Up'],
    correctAnswer: 3,
    fact: 'Brian Eno wrote the start-up sound, about six seconds of it, and later admitted that he had made it on a Mac.',
  },
  {
    id: 'clippit',
    question: 'What was the official name of the paper clip who offered help in Microsoft Office?',
    options: ['Clipster', 'Bindy', 'Clippit', 'Clipbert'],
    correctAnswer: 2,
    fact: 'You could swap the paper clip for a cat, a dog or a small William Shakespeare called Will.',
  },
  {
    id: 'jeeves-author',
    question:
      'The butler of the search engine Ask Jeeves took his name from a character by which writer?',
    options: ['Agatha Christie', 'P. G. Wodehouse', 'Evelyn Waugh', 'Noël Coward'],
    correctAnswer: 1,
    fact: 'In the books, though, Jeeves is not a butler but a valet: a gentleman’s personal gentleman.',
  },
  {
    id: 'dolly-the-sheep',
    question: 'Dolly, the cloned sheep born near Edinburgh in 1996, was named after whom?',
    options: [
      'Dolly Parton',
      'Dolly Levi of Hello, Dolly!',
      'A scientist’s daughter',
      'The farmer’s wife',
    ],
    correctAnswer: 0,
    fact: 'Dolly was cloned from a cell of an udder, and the scientists could think of nobody more fitting. She was the first mammal cloned from an adult cell.',
  },
  {
    id: 'channel-tunnel',
    question: 'In which year did the Queen and President Mitterrand open the Channel Tunnel?',
    options: ['1990', '1992', '1994', '1998'],
    correctAnswer: 2,
    fact: 'British and French diggers had already shaken hands under the sea in December 1990.',
  },
  {
    id: 'prime-minister',
    question: 'Who was Prime Minister for longest in the 1990s?',
    options: ['Tony Blair', 'Margaret Thatcher', 'Gordon Brown', 'John Major'],
    correctAnswer: 3,
    fact: 'His father had been a music hall performer, and later ran a business that made garden ornaments, gnomes included.',
  },
  {
    id: 'euro-96-winners',
    question: 'Football came home in 1996, but who won the final at Wembley?',
    options: ['The Czech Republic', 'Germany', 'France', 'Spain'],
    correctAnswer: 1,
    fact: 'Oliver Bierhoff’s golden goal was the first to settle a major final: he scored in extra time and the match ended there and then.',
  },
  {
    id: 'ceefax-name',
    question: 'The name of the BBC’s teletext service, Ceefax, is a pun on what?',
    options: ['See facts', 'Seek facts', 'Central facts', 'Safe facts'],
    correctAnswer: 0,
    fact: 'When it began in September 1974 Ceefax had about thirty pages. It was the first teletext service in the world.',
  },
  {
    id: 'eclipse-1999',
    question: 'What did thousands of people travel to Cornwall to see on 11 August 1999?',
    options: ['A comet', 'The Northern Lights', 'A total solar eclipse', 'A shower of meteors'],
    correctAnswer: 2,
    fact: 'Clouds spoilt it for many. The next one to be seen as total from mainland Britain comes in September 2090.',
  },
  {
    id: 'pogs-letters',
    question: 'Pogs are named after a drink from Hawaii. What do the letters P, O and G stand for?',
    options: [
      'Pineapple, orange, grape',
      'Peach, orange, ginger',
      'Papaya, orange, grapefruit',
      'Passion fruit, orange, guava',
    ],
    correctAnswer: 3,
    fact: 'Children in Hawaii were flipping milk-bottle tops long before anybody printed skulls on them.',
  },
];
