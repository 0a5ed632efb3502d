import { useEffect, useState } from 'react';
import { AskDialog, type Question } from '../../components/AskDialog';
import { reloadForNewSaves } from './reloadForNewSaves';

const title = 'Another tab has brought saves in';
const text =
  'Show them here? What is open here is then set aside. If you keep it, what came is set aside instead. Settings can swap the two.';

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
        yes: 'Show what came',
        onYes: decision.show,
        onNo: decision.keepOwn,
      },
    );
  }, [change]);
  return <AskDialog question={question} onClose={() => setQuestion(undefined)} />;
}
