import type { HTMLAttributes, ReactNode } from 'react';

type Props = Readonly<{
  /** What is prerendered; nothing where the HTML is there already. */
  children: ReactNode;
}> &
  Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * HTML that was prerendered and that the browser leaves alone, so that no page carries it a second
 * time as script. `data-waiting` has its links followed without a reload.
 */
export function KeptHtml({ children, ...rest }: Props) {
  if (children) {
    return (
      <div {...rest} data-waiting="">
        {children}
      </div>
    );
  }
  return (
    <div
      {...rest}
      data-waiting=""
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
