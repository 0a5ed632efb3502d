import { LineNotice } from '../../components/LineNotice';
import { PageHeader } from '../../components/PageHeader';
import { MessengerToy } from '../../toys/messenger/MessengerToy';
import styles from './MessengerPage.module.css';

/** The page of the messenger, on a desktop. */
export function MessengerPage() {
  return (
    <>
      <PageHeader title="Messenger" emoji="🥫" tone="cyan" slim>
        Homework can wait: somebody you saw an hour ago has just signed in.
      </PageHeader>
      <div className={styles.desktop}>
        <LineNotice>
          The messenger needs one: the others are at its other end. What you write waits until then.
        </LineNotice>
        <MessengerToy />
      </div>
    </>
  );
}
