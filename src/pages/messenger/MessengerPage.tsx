import { useLocation, useNavigate } from 'react-router-dom';
import { LineNotice } from '../../components/LineNotice';
import { PageHeader } from '../../components/PageHeader';
import { useHydrated } from '../../components/useHydrated';
import { addressOfState, roomState, stateIn } from '../../lib/addresses';
import { MessengerToy } from '../../toys/messenger/MessengerToy';
import styles from './MessengerPage.module.css';

/** The page of the messenger, on a desktop. */
function MessengerPage() {
  const address = useLocation();
  const navigate = useNavigate();
  const roomKey = useHydrated() ? stateIn(roomState, address) : undefined;
  return (
    <>
      <PageHeader title="Messenger" emoji="💬" tone="cyan" slim>
        Homework can wait: somebody you saw an hour ago has just signed in.
      </PageHeader>
      <div className={styles.desktop}>
        <LineNotice>
          The messenger needs one to reach the others. What you write waits here, and Retry sends it
          when you are back online.
        </LineNotice>
        <MessengerToy
          roomKey={roomKey}
          onRoom={(key) => void navigate(key ? addressOfState(roomState, key) : '/messenger')}
        />
      </div>
    </>
  );
}

export { MessengerPage as Component };
