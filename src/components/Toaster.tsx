import { useEffect } from 'react';
import { Toaster as List, toast as show } from 'sonner';
import styles from './Toaster.module.css';
import { connectToasts, type ToastMessage } from './toast';

function deliver({ title, description, kind = 'plain', duration, place }: ToastMessage): void {
  const send = kind === 'plain' ? show : show[kind];
  send(title, { description, duration, position: place && 'top-center' });
}

/** Those at the top leave the page's bar to be pressed. */
const belowBar = { top: 'calc(var(--bar-height) + 12px)' };

/** The list of notices; Alt+T moves focus into it. Loaded after the page is interactive. */
export function Toaster() {
  useEffect(() => connectToasts(deliver), []);
  return (
    <List
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      customAriaLabel="Notifications"
      closeButton
      duration={6000}
      offset={belowBar}
      mobileOffset={belowBar}
      toastOptions={{
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          closeButton: styles.close,
          success: styles.success,
          error: styles.error,
        },
      }}
    />
  );
}
