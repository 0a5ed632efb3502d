import { useEffect, useEffectEvent, useState } from 'react';
import { createShakeDetector } from '../lib/shakeDetector';

/** Permission to read the phone's motion: no sensor, not asked yet, granted, refused. */
export type PhoneMotion = 'unavailable' | 'off' | 'on' | 'refused';

/** Some browsers grant motion only after `requestPermission` is called in a tap. */
type Asking = Readonly<{ requestPermission?: () => Promise<'granted' | 'denied'> }>;

function isAvailable(): boolean {
  return typeof DeviceMotionEvent !== 'undefined' && navigator.maxTouchPoints > 0;
}

type Listeners = Readonly<{
  onShake?: () => void;
  /** Receives the change between two readings, in m/s²: x to the right, y upwards. */
  onJolt?: (x: number, y: number) => void;
}>;

/**
 * Reads the phone's motion, once the visitor has switched it on.
 * @param available false until the page has hydrated
 */
export function usePhoneShake(available: boolean, { onShake, onJolt }: Listeners) {
  const [asked, setAsked] = useState<'off' | 'on' | 'refused'>('off');
  const motion: PhoneMotion = available && isAvailable() ? asked : 'unavailable';
  const shaken = useEffectEvent(() => onShake?.());
  const jolted = useEffectEvent((x: number, y: number) => onJolt?.(x, y));

  useEffect(() => {
    if (motion !== 'on') return;
    const isShake = createShakeDetector();
    let last: Readonly<{ x: number; y: number }> | undefined;
    const hear = ({ accelerationIncludingGravity: reading, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = reading ?? {};
      if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return;
      if (last) jolted(x - last.x, y - last.y);
      last = { x, y };
      if (isShake({ x, y, z }, timeStamp)) shaken();
    };
    addEventListener('devicemotion', hear);
    return () => removeEventListener('devicemotion', hear);
  }, [motion]);

  const ask = async () => {
    try {
      const answer = await (DeviceMotionEvent as unknown as Asking).requestPermission?.();
      setAsked(answer === 'denied' ? 'refused' : 'on');
    } catch (error) {
      console.warn('No phone motion:', error);
      setAsked('refused');
    }
  };

  return { motion, ask, stop: () => setAsked('off') };
}
