import type { QuizSources } from './QuizSources';

export const musicSources: QuizSources = {
  'battle-of-britpop': 'Official Charts Company, singles chart of 20 to 26 August 1995',
  knebworth: 'Oasis, Knebworth 1996 (film of 2021)',
  'spice-nicknames': 'Wikipedia, ‘Spice Girls’; Top of the Pops magazine (July 1996)',
  'stop-number-two': 'Official Charts Company, page of the Spice Girls (Stop, 1998)',
  'best-selling-single': 'Official Charts Company, ‘The best-selling singles of all time’',
  'christmas-1993': 'Official Charts Company, ‘Every official Christmas Number 1’',
  'christmas-1997': 'Official Charts Company, ‘Every official Christmas Number 1’',
  'three-lions-comedians': 'Official Charts Company, page of Three Lions (1996 and 1998)',
  'always-love-you-writer':
    'Official Charts Company, page of Whitney Houston (I Will Always Love You, 1992); Dolly Parton, Songteller (2020)',
  'relight-my-fire': 'Official Charts Company, page of Take That featuring Lulu (1993)',
  'east-17-name': 'Official Charts Company, page of East 17 (Walthamstow, 1993)',
  'wonderwall-beatle':
    'Official Charts Company, page of Oasis (Wonderwall, 1995); George Harrison, Wonderwall Music (1968)',
  's-club-series':
    'Official Charts Company, page of S Club 7 (Bring It All Back, 1999); BBC, Miami 7 (1999)',
  'believe-effect':
    'Sound on Sound, ‘Recording Cher’s Believe’ (1999); Official Charts Company, page of Cher (Believe, 1998)',
  'bitter-sweet-credits': 'BBC News, Richard Ashcroft and Bitter Sweet Symphony (2019)',
  'fatboy-slim-band':
    'Official Charts Company, page of the Housemartins (1985–88); AllMusic, ‘Fatboy Slim’',
  'jarvis-cocker-brits':
    'The Brit Awards, Earls Court (19 February 1996); Wikipedia, ‘Jarvis Cocker’',
  'everything-i-do': 'Official Charts Company, page of Bryan Adams (1991)',
  'love-is-all-around': 'Official Charts Company, page of Wet Wet Wet (1994)',
  'klf-million': 'The K Foundation, Watch the K Foundation Burn a Million Quid (1995)',
  'do-the-bartman': 'Official Charts Company, page of the Simpsons (Do the Bartman, 1991)',
  'ash-1977': 'Ash, 1977 (1996), sleeve',
  'tragedy-bee-gees': 'Official Charts Company, page of Tragedy (Bee Gees, 1979; Steps, 1998)',
  'take-that-farewell': 'Official Charts Company, page of Take That (How Deep Is Your Love, 1996)',
  'angels-four': 'Official Charts Company, page of Robbie Williams (Angels, 1997)',
  'boyzone-osmonds':
    'Official Charts Company, page of Love Me for a Reason (the Osmonds, 1974; Boyzone, 1994); RTÉ, The Late Late Show (1993)',
  'bewitched-denim': 'Official Charts Company, page of B*Witched (1998–99)',
  'billie-age': 'Official Charts Company, page of Billie Piper (Because We Want To, 1998)',
  'all-saints-road':
    'ARTISTdirect, ‘All Saints Biography’; The Underground Map, ‘All Saints Road, W11’',
  'travis-rain': 'BBC, Glastonbury 1999, Travis on the Other Stage',
  'saturday-night': 'Official Charts Company, page of Whigfield (Saturday Night, 1994)',
  vengabus: 'Official Charts Company, page of the Vengaboys (1999)',
  'chumbawamba-brits': 'BBC News, ‘Prescott soaked at the Brits’ (1998)',
  firestarter: 'The Prodigy, Firestarter (1996), directed by Walter Stern',
  'love-shine-a-light': 'Eurovision Song Contest, Dublin 1997',
  'totp-friday': 'BBC Genome, Radio Times listings of June 1996',
  'baby-one-more-time-tlc': 'John Seabrook, The Song Machine (2015)',
  'parklife-voice': 'Blur, Parklife (1994), sleeve credits',
  'common-people-college': 'Pulp, Common People (1995)',
  'supergrass-spielberg': 'The List, interview with Supergrass (23 August 1996)',
  'inspiral-carpets': 'Paolo Hewitt, Getting High: The Adventures of Oasis (1997)',
  'second-coming': 'Official Charts Company, page of the Stone Roses (Second Coming, 1994)',
  'catatonia-wales': 'Catatonia, International Velvet (1998)',
  'wannabe-stairs': 'Spice Girls, Wannabe (1996), directed by Johan Camitz',
  'christmas-1996': 'Official Charts Company, ‘Every official Christmas Number 1’',
  'christmas-1990': 'Official Charts Company, ‘Every official Christmas Number 1’',
  'millennium-prayer':
    'Official Charts Company, page of Cliff Richard (The Millennium Prayer, 1999)',
  'mysterious-girl':
    'Official Charts Company, page of Peter Andre (Mysterious Girl, 1996 and 2004)',
  spaceman: 'Official Charts Company, page of Babylon Zoo (Spaceman, 1996)',
  'manics-tolerate':
    'Official Charts Company, page of Manic Street Preachers (If You Tolerate This Your Children Will Be Next, 1998)',
  'five-six-seven-eight': 'Official Charts Company, page of Steps (5, 6, 7, 8, 1997)',
  'incredible-jungle':
    'Official Charts Company, page of M-Beat featuring General Levy (Incredible, 1994)',
  asha: 'Official Charts Company, page of Cornershop (Brimful of Asha, 1998)',
  'napster-metallica': 'BBC News, ‘Metallica sues Napster’ (2000)',
  'unchained-melody': 'Official Charts Company, best-selling singles of 1995',
  'so-solid-21': 'Official Charts Company, page of So Solid Crew (21 Seconds, 2001)',
  'nothing-compares-prince':
    'Official Charts Company, page of Sinéad O’Connor (Nothing Compares 2 U, 1990)',
  're-rewind-singer': 'Official Charts Company, page of Artful Dodger (Re-Rewind, 1999)',
  'roni-size-bristol': 'Mercury Prize, winners and shortlists (1997)',
  'smash-hits': 'Smash Hits (EMAP, 1978–2006)',
};
