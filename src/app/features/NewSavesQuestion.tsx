import { useEffect, useState } from 'react';
import { AskDialog, type Question } from '../../components/AskDialog';
import { reloadForNewSaves } from './reloadForNewSaves';

const title = 'Another tab has imported saves';
const text =
  'Show them here? What is open here is then kept as a backup. If you keep it, the imported saves are the backup. Settings can swap the two.';

/**
 * Shows what another tab has imported, or asks where this page is in use.
 * @param change what is stored under `changedKey`
 */
export function NewSavesQuestion({ change }: Readonly<{ change: string }>) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const decision = reloadForNewSaves(change);
    setQuestion(
      decision && {
        title,
        text,
        yes: 'Show the imported saves',
        onYes: decision.show,
        onNo: decision.keepOwn,
      },
    );
  }, [change]);
  return <AskDialog question={question} onClose={() => setQuestion(undefined)} />;
}
