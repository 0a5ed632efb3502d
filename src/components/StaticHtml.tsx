import type { ComponentProps, ReactNode } from 'react';

type Props = Readonly<{
  /** The prerendered content; nothing in the browser, which has the HTML already. */
  children: ReactNode;
}> &
  Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * Prerendered HTML that hydration leaves as it is, so that its content is not shipped again as
 * script. `data-waiting` makes its links navigate without a reload.
 */
export function StaticHtml({ children, ...rest }: Props) {
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
