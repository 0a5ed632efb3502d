import { Categories } from './Categories';
import { Hero } from './Hero';
import { PlayWall } from './PlayWall';
import { Ticker } from './Ticker';
import { TimeMachine } from './TimeMachine';
import { VisitorBook } from './VisitorBook';

/** The poster on the wall: everything else on the site starts here. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Ticker />
      <TimeMachine />
      <Categories />
      <PlayWall />
      <VisitorBook />
    </>
  );
}
