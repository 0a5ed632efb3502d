/** What the settings page says about what is kept and who learns of it. Every sentence is true of the code. */
export const privacyTexts: readonly string[] = [
  'The site has no accounts, sets no cookies, and counts nobody. Your scores, parks, files, pet, answers and settings stay in this browser; they are listed above. Your name in the messenger, what you have not sent there, a game for two and a quiz round in play are forgotten when you close the tab.',
  'Pages, pictures, fonts and sounds come from this site’s own server. Music TV asks youtube-nocookie.com for a video once you switch the set on, and YouTube then learns your address. What the desktop’s Sound Recorder hears stays in this browser.',
  'What you type in the messenger goes to this site’s server and to everybody in the room. It is deleted there after thirty days, unless the owner of the server has set another time. Your name in the room is a name that you made up.',
  'What you send by Free SMS goes to this site’s server. If its owner has connected a telephone company, the company gets the number and the text; the page says which.',
  'The server’s log has the time, the page and the answer’s status of each request. It has no addresses, names, numbers or texts. Against abuse the server keeps a salted code of the address that wrote a message or sent a run, for two days, and of one that reported something, for thirty.',
  'A run that you send to the tables goes to this site’s server with the name that you give it. Everybody can see it and play it, and anybody can report it.',
  'Links that you share contain what you chose to share. A park, a run, an album, a pet and a room stand after the # of the address, which browsers do not send to servers.',
];

export const accessibilityTexts: readonly string[] = [
  'We aim at WCAG 2.2, level AA. Every page is tested with axe on a phone and on a desk, for contrast of 4.5 to 1, for controls of 44 pixels, and for focus that nothing covers.',
  'Everything answers to the keyboard, to touch and to a screen reader. Games tell what happens, in captions or by your device’s own voice if you like; they can be slowed down, paused and rewound, and their keys can be changed in their own settings.',
  'Motion, contrast and the colours of a high-contrast mode follow your device; motion and contrast can be changed here. Nothing flashes more than three times a second. When muted you lose only sound: every sound comes with something to see.',
  'Known limits: the videos of Music TV have the subtitles that their owners made, if any; the theme park is played fastest with a pointer, and playing it by keyboard takes more presses.',
];
