/** Slang of the time, a word per line: after the stroke stands its meaning. */
const lines = `Swapsies|An offer to swap doubles.
Bagsy|A claim, made by saying it first.
Wicked|Very good.
Minging|Not good at all.
Safe|Fine by me.
Blatantly|Without any doubt, usually about who fancies whom.
Lush|Lovely, of people and of pudding.
Naff|In poor taste.
Pukka|Properly good.
Sorted|No help needed.
Mardy|In a sulk.
Chuffed|Very pleased.
Gutted|Very disappointed.
Pants|Rubbish.
Mint|As good as new, or simply good.
Jammy|Luckier than is fair.
Skint|Without money until Saturday.
Skive|To be where the lesson is not.
Kiss chase|Tag, with consequences.
Pogs|Cardboard discs, won by hitting the pile.
a/s/l|Age, sex, location: how strangers said hello.
brb|Be right back. Some are still expected.
gtg|Got to go. Mum needs the phone.
lol|Laughing out loud, in silence.
Ring pull|Worth keeping: it could be sent off for something.
Blockbuster|A film, or the shop that had it out on loan.
Flicks|The cinema.
Shell suit|Sportswear for people near a radiator, but not too near.
Curtains|Hair with a parting in the middle.
Lunchbox|Sandwiches, and a social statement.
Tuck shop|Where the bus fare went.
Megabyte|Once a great deal.
Buffering|Waiting, with a picture of waiting.
Ringtone|A tune of one note at a time, paid for by the text.
Floppy|A disk that was hard by then.
Polyphonic|Several notes at once, from a phone.
Webring|Home pages that held hands.`;

/** One word is shown each day, in turn. */
export const words: readonly (readonly [word: string, meaning: string])[] = lines
  .split('\n')
  .map((line) => {
    const [word = '', meaning = ''] = line.split('|');
    return [word, meaning];
  });
