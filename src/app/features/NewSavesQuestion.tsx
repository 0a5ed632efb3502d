import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog';
import type { NewSaves } from './NewSaves';

const title = 'Another tab has imported saves';
const text =
  'Show them here? What you do not choose is kept as a backup. Settings can swap the two.';

/** Asks whether to show the saves that another tab has imported, where this page is in use. */
export function NewSavesQuestion({ decision }: Readonly<{ decision: NewSaves }>) {
  const [answered, setAnswered] = useState<NewSaves>();
  const { show, keepOwn } = decision;
  const question = { title, text, yes: 'Show them', onYes: show, onNo: keepOwn };
  return (
    <AskDialog
      question={answered === decision ? undefined : question}
      onClose={() => setAnswered(decision)}
    />
  );
}
