import { useEffect, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import { assistantFacts, type assistantRemarks } from '../../content/assistant';
import { faces } from './documentModel';
import type { Mark } from './Toolbar';
import type { useAssistant } from './useAssistant';
import type { useScribe } from './useScribe';

/** The assistant says one of his remarks. */
export type Remark = (
  about: keyof typeof assistantRemarks,
  gesture?: 'punch' | 'look' | 'greet',
) => void;

/** Styles and text at the caret of the open document; styles of the whole document without one. */
export function useFormatting(
  scribe: ReturnType<typeof useScribe>,
  say: ReturnType<typeof useAssistant>['say'],
  remark: Remark,
) {
  const { sheet, base, setBase } = scribe;
  const [on, setOn] = useState<Readonly<Record<Mark, boolean>>>();
  /** The last selection in the document, restored after a menu. */
  const range = useRef<Range>(undefined);

  useEffect(() => {
    const choose = (): void => {
      const selection = getSelection();
      const root = sheet.current;
      if (!root || !selection || selection.rangeCount === 0) return;
      if (!root.contains(selection.anchorNode) || document.activeElement !== root) return;
      range.current = selection.getRangeAt(0).cloneRange();
      const state = (mark: Mark) => document.queryCommandState(mark);
      setOn({ bold: state('bold'), italic: state('italic'), underline: state('underline') });
    };
    document.addEventListener('selectionchange', choose);
    return () => document.removeEventListener('selectionchange', choose);
  }, [sheet]);

  /** Runs an editing command at the caret, or at the end of the document without one. */
  const edit = (command: string, value?: string) => {
    const root = sheet.current;
    if (!root) return;
    root.focus({ preventScroll: true });
    const selection = getSelection();
    if (range.current && root.contains(range.current.startContainer)) {
      selection?.removeAllRanges();
      selection?.addRange(range.current);
    } else {
      selection?.selectAllChildren(root);
      selection?.collapseToEnd();
    }
    document.execCommand(command, false, value);
  };
  const pasteText = (text: string) => {
    if (scribe.hasRoomFor(text.length)) edit('insertText', text);
    else remark('tooLong');
  };

  return {
    /** The styles at the caret, or of the whole document. */
    on: on ?? base,
    edit,
    pasteText,
    mark: (name: Mark) => {
      play('click');
      const isOn = on?.[name] ?? base[name];
      // Without a caret the style applies to the whole document.
      if (range.current) edit(name);
      else setBase({ ...base, [name]: !isOn });
      if (!isOn) remark(name);
    },
    setFace: (face: number) => {
      play('click');
      if (range.current) edit('fontName', faces[face]);
      else setBase({ ...base, face });
      const remarks = ['serif', 'comic', 'typewriter'] as const;
      remark(remarks[face], face === 2 ? 'punch' : 'look');
    },
    insertFact: () => {
      const { text } = assistantFacts[Math.floor(Math.random() * assistantFacts.length)];
      edit('insertText', text);
    },
    async pasteClipboard() {
      try {
        pasteText(await navigator.clipboard.readText());
      } catch {
        say({ text: 'This browser pastes only by keyboard: press Ctrl and V.' }, 'look');
      }
    },
    /** Forgets the caret: another document is opened. */
    forgetCaret() {
      range.current = undefined;
      setOn(undefined);
    },
  };
}
