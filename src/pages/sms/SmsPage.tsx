import { LineNotice } from '../../components/LineNotice';
import { PageHeader } from '../../components/PageHeader';
import { SmsToy } from '../../toys/sms/SmsToy';
import styles from './SmsPage.module.css';

const steps = [
  'Type the mobile number, country code and all.',
  'Say what you have to say in 160 characters. Vwls r optnl.',
  'Sign it, so that nobody has to text back “who dis”.',
  'Press the very large button.',
] as const;

/** A free SMS site in the style of the early 2000s. */
function SmsPage() {
  return (
    <>
      <PageHeader title="Free SMS" emoji="📱" tone="blue" slim>
        Ten pence a text adds up. Write one on the family computer while the phone line is free.
      </PageHeader>
      <div className={styles.site}>
        <div className={styles.banner}>
          <p className={styles.name}>
            txt<b>4</b>nothing<small>The web’s chattiest thumb-saver</small>
          </p>
          <p className={styles.star}>
            <span>100%</span> FREE!
          </p>
        </div>
        <p className={styles.ticker}>
          <b>NEW!</b> No registration needed. No password, no postcode, no favourite pet.
        </p>
        <section className={styles.how} aria-labelledby="sms-how">
          <h2 id="sms-how">How It Works</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <LineNotice>Sending a text needs one. You can write it now and send it later.</LineNotice>
        <SmsToy />
        <p className={styles.foot}>
          Best viewed at 800 × 600 in 16-bit colour. Numbers and texts are deleted after a month.
        </p>
      </div>
    </>
  );
}

export { SmsPage as Component };
