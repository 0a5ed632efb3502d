import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { toast } from '../../components/toast';
import { type Keyed, tapKey } from '../../lib/multiTap';
import { type SmsDelivery, type SmsDraft, sendSms, smsDelivery } from '../../services/sms';
import { DeliveryNotice, ReservedSpace } from './DeliveryNotice';
import { MessageCounter } from './MessageCounter';
import { SmsField } from './SmsField';
import { type DeliveredSms, SmsHandset } from './SmsHandset';
import styles from './SmsToy.module.css';

/** The longest text in characters. */
const maxMessage = 160;
const maxName = 30;
const empty: SmsDraft = { to: '', message: '', from: '' };
/** The draft that was left when the page changed. */
const left = { draft: empty };

/** What the button really does, shown beside it. */
const fates = {
  outbox: 'It goes to this site’s outbox. No phone receives it.',
  live: 'It is really sent, signed with this site’s name.',
  unknown: 'The answer will say whether it was sent.',
} as const;

type FieldName = keyof SmsDraft;

function blankFields(draft: SmsDraft): readonly FieldName[] {
  return (['to', 'message', 'from'] as const).filter((name) => draft[name].trim() === '');
}

const tell = (error: string) => toast(error, { kind: 'error' });

/** The form for a free text, and a phone that shows what happens to it. */
export function SmsToy() {
  const [draft, setDraft] = useState(() => left.draft);
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [delivered, setDelivered] = useState<DeliveredSms>();
  const delivery = useSmsDelivery();
  const form = useRef<HTMLFormElement>(null);
  /**
   * The key of a text whose outcome is unknown: the next try sends the same text, not a second one.
   */
  const unsettled = useRef<{ key: string; text: string }>(undefined);
  const [keyed, setKeyed] = useState<Keyed>({ text: '', capitals: false });
  const alive = useRef(true);
  const id = useId();

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useEffect(() => {
    left.draft = draft;
  }, [draft]);

  const change = (name: FieldName, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    if (value.trim()) setMissing((before) => before.filter((other) => other !== name));
  };

  const key = (pressed: string) => {
    const { message } = draft;
    // Typing into the field ends the multi-tap character.
    const from = keyed.text === message ? keyed : { text: message, capitals: keyed.capitals };
    const next = tapKey(from, pressed, performance.now(), maxMessage);
    setKeyed(next);
    change('message', next.text);
  };

  const keyFor = (text: string): string => {
    if (unsettled.current?.text !== text) {
      unsettled.current = { key: crypto.randomUUID(), text };
    }
    return unsettled.current.key;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const blank = blankFields(draft);
    setMissing(blank);
    if (blank.length > 0) {
      tell('Please fill in all fields');
      const field = form.current?.querySelector<HTMLElement>(`[name="${blank[0]}"]`);
      field?.focus({ preventScroll: true });
      // The notice is at the bottom of the screen, where it could cover the field.
      field?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
    setSending(true);
    try {
      const outcome = await sendSms(draft, keyFor(JSON.stringify(draft)));
      unsettled.current = undefined;
      if (!alive.current) return;
      if (!outcome.ok) {
        tell(outcome.error);
        return;
      }
      setDelivered({ ...draft, delivery: outcome.delivery });
      setDraft(empty);
      toast('SMS sent successfully!', {
        kind: 'success',
        description:
          outcome.delivery === 'outbox'
            ? 'To this site’s outbox. No phone receives it.'
            : undefined,
      });
    } catch {
      if (alive.current) tell('An error occurred. Please try again.');
    } finally {
      if (alive.current) setSending(false);
    }
  };

  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    value: draft[name],
    missing: missing.includes(name),
    onChange: (value: string) => change(name, value),
  });

  return (
    <div className={styles.desk}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => void submit(event)}
      >
        <h2 className={styles.formTitle}>Write your text</h2>
        <DeliveryNotice delivery={delivery} />
        <SmsField
          {...field('to')}
          label="Mobile Number"
          hint="Include the country code, e.g. +44"
          type="tel"
          autoComplete="tel"
          placeholder="+44 7700 900123"
          maxLength={40}
        />
        <SmsField
          {...field('message')}
          label="Your Message"
          multiline
          maxLength={maxMessage}
          note={(noteId) => <MessageCounter id={noteId} message={draft.message} max={maxMessage} />}
        />
        <SmsField
          {...field('from')}
          label="Your Name"
          autoComplete="nickname"
          placeholder="So they know it’s you"
          maxLength={maxName}
        />
        <p className={styles.fate}>
          <span id={`${id}-fate`}>{delivery && fates[delivery]}</span>
          <ReservedSpace sentences={fates} />
        </p>
        <button
          type="submit"
          className={styles.send}
          aria-disabled={sending}
          aria-describedby={`${id}-fate`}
        >
          {sending ? 'SENDING...' : 'SEND FREE SMS NOW!'}
        </button>
      </form>
      <SmsHandset
        draft={draft}
        delivered={delivered}
        sending={sending}
        capitals={keyed.capitals}
        onKey={key}
        onErase={() => change('message', draft.message.replace(/.$/su, ''))}
      />
    </div>
  );
}

/** Whether texts leave the server's machine; undefined until it has been asked. */
function useSmsDelivery(): SmsDelivery | undefined {
  const [delivery, setDelivery] = useState<SmsDelivery>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const ask = () =>
      void smsDelivery(signal).then((answer) => {
        if (!signal.aborted) setDelivery(answer);
      });
    ask();
    addEventListener('online', ask, { signal });
    return () => abort.abort();
  }, []);
  return delivery;
}
