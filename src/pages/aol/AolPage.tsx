import { PageHeader } from '../../components/PageHeader';
import { service } from '../../content/online/service';
import { OnlineToy } from '../../toys/online/OnlineToy';
import { WholeCall } from '../../toys/online/WholeCall';
import styles from './AolPage.module.css';

/** The page of the online service: a monitor, and the modem's call before it. */
function AolPage() {
  return (
    <>
      <PageHeader title={service.name} emoji="💿" tone="cyan" slim>
        Everybody off the phone: the free disc has come, and it is after six.
      </PageHeader>
      <div className={styles.desktop}>
        <div className={styles.screen}>
          <OnlineToy />
        </div>
      </div>
      <WholeCall />
      <p className={styles.foot}>{service.disclaimer}</p>
    </>
  );
}

export { AolPage as Component };
