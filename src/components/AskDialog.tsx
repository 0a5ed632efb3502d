import { useRef } from 'react';
import styles from './AskDialog.module.css';
import { Button } from './Button';
import { Dialog } from './Dialog';

/** A question that is asked before something of the visitor's is replaced. */
export type Question = Readonly<{
  title: string;
  /** What will happen, in one or two sentences. */
  text: string;
  /** The label of the button that confirms. */
  yes: string;
  onYes: () => void;
  /** Called when nothing is to change, on Escape too. */
  onNo?: () => void;
}>;

type Props = Readonly<{
  question: Question | undefined;
  /** Called after either answer, and on Escape. */
  onClose: () => void;
}>;

/** Asks before something is replaced. The focus starts on the button that changes nothing. */
export function AskDialog({ question, onClose }: Props) {
  const no = useRef<HTMLButtonElement>(null);
  const leave = () => {
    onClose();
    question?.onNo?.();
  };
  return (
    <Dialog open={question !== undefined} onClose={leave} title={question?.title} initialFocus={no}>
      <p>{question?.text}</p>
      <div className={styles.answers}>
        <Button ref={no} tone="lime" onClick={leave}>
          Keep what I have
        </Button>
        <Button
          tone="pink"
          onClick={() => {
            onClose();
            question?.onYes();
          }}
        >
          {question?.yes}
        </Button>
      </div>
    </Dialog>
  );
}
