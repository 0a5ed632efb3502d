import { useEffect, useState } from 'react';
import type { Moment } from '../../../scenes/teletext/rules/header';

function momentOf(date: Date): Moment {
  return {
    weekday: date.getDay(),
    day: date.getDate(),
    month: date.getMonth(),
    hours: date.getHours(),
    minutes: date.getMinutes(),
    seconds: date.getSeconds(),
  };
}

/** The viewer's date and time, updated every second; undefined while prerendering and hydrating. */
export function useMoment(): Moment | undefined {
  const [moment, setMoment] = useState<Moment>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = new Date();
      setMoment(momentOf(now));
      timer = setTimeout(tick, 1000 - now.getMilliseconds());
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return moment;
}
