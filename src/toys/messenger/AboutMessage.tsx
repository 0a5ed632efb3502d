import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { toast } from '../../components/toast';
import type { ChatMessage } from '../../services/chat/ChatMessage';
import styles from './AboutMessage.module.css';
import { describeMessage } from './conversationText';
import { maskWords } from './maskWords';

const reasons = ['It is unkind', 'It is rude or dirty', 'It tells private things', 'It is spam'];

type Props = Readonly<{
  message: ChatMessage | undefined;
  masked: boolean;
  muted: boolean;
  onMute: (name: string) => void;
  onReport: (id: number, reason: string) => Promise<string | undefined>;
  onClose: () => void;
}>;

/** The actions for another person's message. */
export function AboutMessage({ message, masked, muted, onMute, onReport, onClose }: Props) {
  const [reason, setReason] = useState(reasons[0]);
  const [busy, setBusy] = useState(false);
  const shown = (text: string) => (masked ? maskWords(text) : text);

  const report = async (id: number) => {
    setBusy(true);
    const refusal = await onReport(id, reason);
    setBusy(false);
    if (refusal) {
      toast('The report was not sent', { kind: 'error', description: refusal });
      return;
    }
    toast('Reported. Thank you for looking out.', { kind: 'success' });
    onClose();
  };

  return (
    <Dialog open={message !== undefined} onClose={onClose} title="Mute or report" tone="cyan">
      {message && (
        <div className={styles.about}>
          <blockquote>
            <b>
              <bdi>{shown(message.username)}</bdi>
            </b>{' '}
            {shown(describeMessage(message))}
          </blockquote>
          <p>Muting hides all messages of that name from you only. They are not told.</p>
          <Button
            tone="yellow"
            onClick={() => {
              onMute(message.username);
              onClose();
            }}
          >
            {muted ? 'Unmute' : 'Mute'} <bdi>{shown(message.username)}</bdi>
          </Button>
          <fieldset>
            <legend>Report it to whoever runs this site:</legend>
            {reasons.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="reason"
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />
                {each}
              </label>
            ))}
          </fieldset>
          <Button tone="orange" disabled={busy} onClick={() => void report(message.id)}>
            {busy ? 'Reporting…' : 'Report'}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
