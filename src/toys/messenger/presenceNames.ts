import type { Presence } from '../../services/chat/Chat';

export const presenceNames: Readonly<Record<Presence, string>> = {
  online: 'Online',
  busy: 'Busy',
  brb: 'Be Right Back',
  away: 'Away',
  phone: 'On The Phone',
  lunch: 'Out To Lunch',
};
