import { winkOf } from '../../content/winks';
import type { ChatMessage } from '../../services/chat/ChatMessage';
import { attachmentIn, describeAttachment } from './attachments';

/** A message in words. */
export function describeMessage({ type, message }: ChatMessage): string {
  if (type === 'nudge') return 'sent a nudge';
  if (type === 'wink') return `sent a wink: ${winkOf(message)?.name ?? message}`;
  const attachment = attachmentIn(message);
  return attachment ? describeAttachment(attachment) : message;
}

const stamp = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' });

/** The conversation as a text file, with lines that end in CR LF. */
export function conversationText(messages: readonly ChatMessage[], savedAt: Date): string {
  const lines = messages.map((message) => {
    const isSaid = message.type === 'text' && !attachmentIn(message.message);
    const said = isSaid ? ': ' : ' ';
    const text = describeMessage(message).replaceAll(/\r\n?|\n/g, '\n    ');
    return `[${stamp.format(new Date(message.createdAt))}] ${message.username}${said}${text}`;
  });
  const head = ['90s Kid messenger', `Saved on ${stamp.format(savedAt)}`, ''];
  return [...head, ...lines, ''].join('\n').replaceAll('\n', '\r\n');
}
