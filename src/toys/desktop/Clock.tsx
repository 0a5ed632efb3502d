import { useEffect, useState } from 'react';

const format = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** The time in 12-hour form: "3:05 PM". */
export function clockText(time: Date): string {
  return format.format(time).toUpperCase().replace(/^0:/, '12:');
}

/** The taskbar's clock. */
export function Clock() {
  const [text, setText] = useState(() => clockText(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setText(clockText(new Date())), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{text}</time>;
}
