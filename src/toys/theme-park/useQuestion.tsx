import { useState } from 'react';
import { AskDialog, type Question } from '../../components/AskDialog';
import { useGame } from '../../hosts/useGame';

/** A question before something is replaced, and the dialog to render for it. */
export function useQuestion() {
  const { session } = useGame();
  const [question, ask] = useState<Question>();
  const close = (): void => {
    ask(undefined);
    // The dialog has paused the park. The player opened the question, so the park goes on at once.
    if (session?.run.status.getState().paused === 'dialog') session.run.resume();
  };
  return { ask, dialog: <AskDialog question={question} onClose={close} /> };
}
