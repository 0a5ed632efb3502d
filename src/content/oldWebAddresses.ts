/** The addresses of the nine sites in the drawn browser. */
export const visitAddresses = {
  geocities: 'http://www.geocities.example/Hollywood/Lot/1997/',
  altavista: 'http://www.altavista.example/cgi-bin/query?pg=q',
  'ask-jeeves': 'http://www.ask.example/main/askjeeves.asp',
  freeserve: 'http://www.freeserve.example/welcome/',
  'msn-messenger': 'messenger:contacts',
  neopets: 'http://www.neopets.example/omelette.phtml',
  'friends-reunited': 'http://www.friendsreunited.example/school.asp?year=1994',
  'habbo-hotel': 'http://www.habbohotel.example/lobby',
  bebo: 'http://www.bebo.example/Profile.jsp?MemberId=1',
} as const;

export type VisitId = keyof typeof visitAddresses;
