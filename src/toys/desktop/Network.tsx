import { Link, useInRouterContext } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { pages } from '../../content/pages';
import { countFiles } from './FileProgram';
import program from './programs.module.css';

/** The pages of the site, as computers of a network. */
export function Network() {
  // A desktop that is tested by itself has no router.
  const hasPages = useInRouterContext();
  return (
    <div className={`${program.program} ${program.plain}`}>
      <ul className={`${program.view} ${program.results}`} aria-label="Rooms of the site">
        {pages.map(({ path, label, emoji }) => (
          <li key={path}>
            {hasPages ? (
              <Link to={path}>
                <Emoji symbol={emoji} /> {label}
              </Link>
            ) : (
              label
            )}
            <span>\\KIDS{path.replaceAll('/', '\\').toUpperCase()}</span>
          </li>
        ))}
      </ul>
      <p className={program.status}>
        <span>{countFiles(pages.length).replace('file', 'room')}</span>
        <span>What is open here will be open again when you come back.</span>
      </p>
    </div>
  );
}
