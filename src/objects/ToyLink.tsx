import { Link } from 'react-router-dom';
import type { Entry } from '../content/entry';

/** The link from a thing to the page where a visitor can use one. Nothing if there is no such page. */
export function ToyLink({ entry: { toy } }: Readonly<{ entry: Entry }>) {
  return (
    toy && (
      <p>
        <Link to={toy.path}>{toy.label}</Link>
      </p>
    )
  );
}
