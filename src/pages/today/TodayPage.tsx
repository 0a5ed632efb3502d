import play from 'virtual:play-directory';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { BackHome } from '../../components/BackHome';
import { accent, type Tone } from '../../components/tone';
import { spokenDay } from '../../lib/quiz/utcDay';
import { useToday } from '../quiz/useToday';
import type { Day } from './late/readDay';
import { StampCard } from './StampCard';
import styles from './TodayPage.module.css';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Today's run of every game. It is the same for all players. */
const runs = play
  .filter(({ path }) => path === '/snake' || path.includes('?game='))
  .map(({ path, label }) => ({
    title: label,
    to: `${path}${path.includes('?') ? '&' : '?'}daily`,
  }));
const desk = [
  { title: 'Park: the challenge of the day', to: '/theme-park#today' },
  { title: 'Board of Minesweeper', to: '/win95-desktop?open=minesweeper&daily' },
  { title: 'Deal of Solitaire', to: '/win95-desktop?open=solitaire&daily' },
];

type SlipProps = Readonly<{
  title: string;
  tone: Tone;
  /** With an address the text is a link. */
  to?: string;
  children: ReactNode;
}>;

function Slip({ title, tone, to, children }: SlipProps) {
  return (
    <section className={styles.slip} style={accent(tone)}>
      <h2>{title}</h2>
      <div>
        {to ? (
          <p>
            <Link to={to}>{children}</Link>
          </p>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** The page of today. Its contents follow from the date; no server is asked. */
function TodayPage() {
  const day = useToday() ?? '';
  const [own, setOwn] = useState<Day>();
  useEffect(() => {
    if (!day) return;
    let wanted = true;
    const read = async () => (await import('./late/parts')).readDay(day, Date.now());
    read().then(
      (found) => wanted && setOwn(found),
      (error: unknown) => console.warn('A part of this page could not be fetched.', error),
    );
    return () => {
      wanted = false;
    };
  }, [day]);
  const [word, meaning] = own?.word ?? ['…', ''];
  const song = own?.song;

  return (
    <div className={styles.page}>
      <BackHome tone="yellow" />
      <header className={styles.leaf}>
        <h1 tabIndex={-1}>Today</h1>
        {/* Without the scripts yet, it shows what assets/motion.js has found out. */}
        <p key={day} className={styles.number}>
          {day && Number(day.slice(8))}
        </p>
        <p key={`date ${day}`}>
          {day ? `${weekday.format(new Date(day))}, ${spokenDay(day)}` : 'One moment'}
        </p>
      </header>
      <StampCard day={day} marks={own?.marks} />
      <div className={styles.events}>
        <Slip title={own?.when ?? 'On this day'} tone="yellow">
          {own?.events.map(({ date, text, source }) => (
            <p key={text}>
              <b>{date}:</b> {text} <small>Source: {source}</small>
            </p>
          ))}
        </Slip>
      </div>
      <div className={styles.slips}>
        <Slip title="Daily ten" tone="pink" to="/quiz?category=daily">
          {own?.marks
            ? `Played: ${own.marks.filter(Boolean).length} of ${own.marks.length}`
            : 'Ten questions, the same for everybody'}
        </Slip>
        <Slip title="Today’s games" tone="cyan">
          <ul>
            {[...runs, ...desk].map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </Slip>
        <Slip title="Word" tone="lime">
          <p>
            <b>{word}</b>
          </p>
          <p>{meaning}</p>
        </Slip>
        <Slip title="Song" tone="orange">
          <p>
            <Link to={song ? `/musictv?song=${song.id}` : '/musictv'}>{song?.title ?? '…'}</Link>
          </p>
          <p>{song && `${song.artist}, ${song.year}`}</p>
        </Slip>
        <Slip title="Teletext" tone="blue" to="/teletext?p=200">
          {own?.headline ?? '…'}
        </Slip>
        <Slip title="Pet" tone="purple" to="/virtual-pet">
          {own?.pet ?? '…'}
        </Slip>
        <Slip title="Post" tone="cyan" to="/aol">
          {own ? `${own.post} ${own.post === 1 ? 'letter' : 'letters'} unread` : '…'}
        </Slip>
      </div>
    </div>
  );
}

export { TodayPage as Component };
