import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/Button';
import { ButtonLink } from '../components/ButtonLink';
import styles from './ErrorScreen.module.css';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Something was thrown that was not an Error.';
}

/**
 * Shown when a page throws. Both ways out reload the page, because the code in memory may be broken.
 */
export function ErrorScreen() {
  const message = messageOf(useRouteError());
  return (
    <div className={styles.screen}>
      <img className={styles.tape} src="/art/chewed-tape.svg" alt="" width={420} height={286} />
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className={styles.lead}>The machine chewed the tape. Fetch a pencil, wind it back in.</p>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <p className={styles.actions}>
        <Button tone="lime" size="large" onClick={() => location.reload()}>
          Retry
        </Button>
        <ButtonLink to="/" reloadDocument tone="cyan" size="large">
          Back Home
        </ButtonLink>
      </p>
    </div>
  );
}
