import type { TextPage } from './TextPage';
import { line, pair } from './written';

export const newsPages: readonly TextPage[] = [
  {
    number: '200',
    title: 'News',
    seconds: 18,
    frames: [
      [
        { banner: 'NEWS', ink: 'w', ground: 'b' },
        '{y}{d}Town clock right twice in one day',
        '',
        {
          text: 'The clock on Market Dithering town hall, stopped at ten to three since the hot summer, was seen to be right on two occasions yesterday.',
          ink: 'w',
        },
        '',
        {
          text: 'The council has ruled out foul play and is asking for witnesses, "preferably punctual ones".',
          ink: 'c',
        },
        '',
        line('b'),
        pair(['In brief', '210'], ['Sport', '300']),
        pair(['Weather', '700'], ['Finance', '500']),
      ],
      [
        { banner: 'NEWS', ink: 'w', ground: 'b' },
        '{y}{d}Man reaches end of phone bill',
        '',
        {
          text: 'Mr Desmond Pargeter, 44, of Crumpet Rise has become the first parent in the county to read an itemised bill to the last page.',
          ink: 'w',
        },
        '',
        {
          text: '"There are four hundred calls to something called the Internet," he said. "I do not know anybody of that name."',
          ink: 'c',
        },
        '',
        { text: 'His daughter was unavailable for comment. The line was engaged.', ink: 'w' },
        line('b'),
        pair(['In brief', '210'], ['The Old Web', '134']),
      ],
      [
        { banner: 'NEWS', ink: 'w', ground: 'b' },
        '{y}{d}Virtual pet survives whole term',
        '',
        {
          text: 'Class 4B of Dithering Primary is in celebration after a pet the size of an egg got through to half-term on a rota.',
          ink: 'w',
        },
        '',
        {
          text: "It was fed 311 times and told off once, for beeping during the Lord's Prayer.",
          ink: 'c',
        },
        '',
        { text: 'The head teacher is to retire.', ink: 'w' },
        line('b'),
        pair(['In brief', '210'], ['Keep one', '156']),
      ],
    ],
  },
  {
    number: '210',
    title: 'News in brief',
    seconds: 20,
    frames: [
      [
        { banner: 'IN BRIEF', ink: 'c', ground: 'b' },
        {
          text: 'MILLENNIUM BUG: A man in Lower Fettle has had his toaster checked twice. It is browner on the left, as before.',
          ink: 'w',
        },
        '',
        {
          text: 'DIGITAL: Experts say that one day we shall choose from as many as thirty channels. There will be nothing on.',
          ink: 'y',
        },
        '',
        {
          text: 'TRANSPORT: The 47 bus arrived. Passengers have been offered counselling.',
          ink: 'w',
        },
        '',
        {
          text: 'SCHOOLS: Slap bands are banned from Monday, yo-yos from Tuesday. By Friday there should be nothing left but learning.',
          ink: 'c',
        },
        '',
      ],
      [
        { banner: 'IN BRIEF', ink: 'c', ground: 'b' },
        {
          text: 'CRIME: Thieves who took a car stereo from Dithering car park have brought it back with a note about the tapes.',
          ink: 'w',
        },
        '',
        { text: 'SCIENCE: A cloned sheep has declined to be interviewed, both times.', ink: 'y' },
        '',
        {
          text: 'HOMES: A couple who painted one wall terracotta and rag-rolled the rest are said to be comfortable.',
          ink: 'w',
        },
        '',
        {
          text: 'CORRECTION: Page 2 of 2 of this item said "see page 1 of 2". It was right.',
          ink: 'c',
        },
      ],
    ],
  },
];
