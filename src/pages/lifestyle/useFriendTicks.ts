import { useEffect, useState } from 'react';
import type { Place } from '../../lib/addresses';
import { type FriendTicks, friendCode, friendTicks, noFriend } from './friendTicks';

/** The friend's ticks in the address; none until they have been read. */
export function useFriendTicks(address: Place): FriendTicks {
  const code = friendCode(address);
  const [read, setRead] = useState<Readonly<{ code: string; friend: FriendTicks }>>();
  useEffect(() => {
    if (code === undefined) return;
    let wanted = true;
    friendTicks(code).then(
      (friend) => {
        if (wanted) setRead({ code, friend });
      },
      (error: unknown) => console.warn('The note could not be read:', error),
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return read && read.code === code ? read.friend : noFriend;
}
