import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog';
import type { NewSaves } from './NewSaves';

const title = 'Another tab has imported saves';
const text =
  'Show them here? What is open here is then kept as a backup. If you keep it, the imported saves are the backup. Settings can swap the two.';

/** Asks whether to show the saves that another tab has imported, where this page is in use. */
export function NewSavesQuestion({ decision }: Readonly<{ decision: NewSaves }>) {
  const [answered, setAnswered] = useState<NewSaves>();
  const { show, keepOwn } = decision;
  const question = { title, text, yes: 'Show the imported saves', onYes: show, onNo: keepOwn };
  return (
    <AskDialog
      question={answered === decision ? undefined : question}
      onClose={() => setAnswered(decision)}
    />
  );
}
