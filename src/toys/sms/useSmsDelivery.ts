import { useEffect, useState } from 'react';
import { smsDelivery } from '../../services/sms';

/** Whether texts leave the server's machine; undefined until it is known. */
export function useSmsDelivery(): 'live' | 'outbox' | undefined {
  const [delivery, setDelivery] = useState<'live' | 'outbox'>();
  useEffect(() => {
    const abort = new AbortController();
    void smsDelivery(abort.signal).then((answer) => {
      if (!abort.signal.aborted) setDelivery(answer);
    });
    return () => abort.abort();
  }, []);
  return delivery;
}
